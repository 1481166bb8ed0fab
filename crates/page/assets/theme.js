(()=>{
  const key='klaxon-theme',themes=['system','light','dark','contrast'],root=document.documentElement;
  const kept=()=>{try{return localStorage.getItem(key)}catch{}};
  // The ship is dark, unless somebody needs more contrast or chose otherwise.
  const usual=matchMedia('(prefers-contrast:more)').matches?'system':'dark';
  let theme=themes.includes(kept())?kept():usual;
  const wear=()=>{if(theme==='system')delete root.dataset.theme;else root.dataset.theme=theme};
  wear();
  // What the next page needs comes when this one is painted. In Firefox our policy forbids rel=prefetch.
  addEventListener('load',()=>setTimeout(()=>{
    for(const later of document.querySelectorAll('link[rel=x-later]'))fetch(later.href,{priority:'low'}).catch(()=>{});
  },500));
  // Later still, what keeps the page for times without a network.
  addEventListener('load',()=>setTimeout(()=>import(`./app.${root.lang}.js`).catch(()=>{}),4000));
  // Where the browser offers to install the page, a key does it when somebody wants it.
  addEventListener('beforeinstallprompt',offer=>{
    offer.preventDefault();
    const key=document.getElementById('install');
    self.klaxonInstall=()=>{self.klaxonInstall=null;if(key)key.hidden=true;offer.prompt()};
    if(key){key.onclick=klaxonInstall;key.hidden=false}
  });
  addEventListener('DOMContentLoaded',()=>{
    const button=document.getElementById('theme');
    if(!button)return;
    const name=()=>{button.ariaLabel=button.title=button.dataset[theme]};
    button.onclick=()=>{
      theme=themes[(themes.indexOf(theme)+1)%themes.length];
      try{localStorage.setItem(key,theme)}catch{}
      wear();
      name();
    };
    name();
    button.hidden=false;
  });
})();
