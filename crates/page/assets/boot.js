import init, {start_page} from './klaxon.js';
const at = file => new URL(file, import.meta.url);
self.klaxonTexts = async part => {
  const got = await fetch(at(`${part}.${document.documentElement.lang}.bin`));
  if (!got.ok) throw new Error(got.status);
  return new Uint8Array(await got.arrayBuffer());
};
try {
  const [texts] = await Promise.all([klaxonTexts('shell'), init({module_or_path: at('klaxon_bg.wasm')})]);
  start_page(texts);
} catch (error) {
  // After an update, or without a network, a part may not be there: nobody is left alone with that.
  const said = document.getElementById('loading');
  if (said) said.hidden = true;
  document.getElementById('missing').hidden = false;
  document.getElementById('again').onclick = () => location.reload();
  setTimeout(() => { throw error });
}
