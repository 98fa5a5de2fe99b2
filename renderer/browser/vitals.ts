/*
 * Whether a visit is measured: a script of its own, which a page names where the operator wants figures. What measures is another one,
 * whose address stands beside (a plain `import()` would bring Vite's preload helper along, and split the runtime for it); it comes for
 * that share of visits, once the page has loaded.
 */
const { vitals, measure = '' } =
  document.querySelector<HTMLScriptElement>('script[data-vitals]')?.dataset ?? {};
const begin = (): void => void import(/* @vite-ignore */ measure);
if (Math.random() < Number(vitals)) {
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
