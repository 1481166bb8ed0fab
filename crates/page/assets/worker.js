import init, {worker_heard} from './klaxon.js';
const at = file => new URL(file, import.meta.url);
self.klaxonTexts = async part => {
  const got = await fetch(at(`${part}.${location.hash.slice(1)}.bin`));
  if (!got.ok) throw new Error(got.status);
  return new Uint8Array(await got.arrayBuffer());
};
const ready = init({module_or_path: at('klaxon_bg.wasm')});
onmessage = async ({data}) => {
  try {
    await ready;
    worker_heard(data);
  } catch (error) {
    setTimeout(() => { throw error });
  }
};
