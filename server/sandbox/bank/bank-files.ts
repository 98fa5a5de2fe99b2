/** Tells the page around the frame how the visit ended, and nobody else: only pages of this origin may frame it. */
export const frameScript = `const result = document.getElementById('result');
if (result && window.parent !== window) {
  const { link, kind, failure } = result.dataset;
  window.parent.postMessage({ source: 'bank-link', link_id: link, kind, ...(failure ? { failure } : {}) }, location.origin);
}
`;

/** Another company's look: ink on cold white, square, a system font; as dark as the page around its frame. */
export const bankStyles = `:root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--ground);
  --ink: #14213d; --soft: #46557a; --ground: #eef2f9; --sheet: #fff; --line: #9aa8c7; --edge: #5b6b91;
  --main: #1d3a8a; --main-over: #152c6b; --on-main: #fff; --quiet-over: #dfe7f7; --fault: #a3180b; --focus: #d9480f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf8; --soft: #b3bfda; --ground: #0d1424; --sheet: #172138; --line: #46557a; --edge: #8595ba;
    --main: #a9c1ff; --main-over: #cbd9ff; --on-main: #0d1424; --quiet-over: #24325a; --fault: #ffb3a8; --focus: #ffb27d; }
}
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: anywhere; }
.sandbox-note { background: #ffe27a; color: #332a00; }
.sandbox-note p, .brand, main { max-width: 32rem; margin: 0 auto; }
.sandbox-note p { padding: .5rem 1rem; font-size: 1rem; line-height: 1.4; }
.top { background: #1d3a8a; color: #fff; }
.brand { padding: .75rem 1rem; font-weight: 700; font-size: 1.25rem; letter-spacing: .02em; }
main { padding: 1.25rem 1rem 2.5rem; }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 1rem; text-wrap: pretty; }
ul { margin: 0 0 1rem; padding-left: 1.25rem; }
form { margin: 0 0 .75rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 2px solid var(--main); border-radius: 2px;
  background: var(--main); color: var(--on-main); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--main-over); }
.quiet { background: var(--sheet); color: var(--main); }
.quiet:hover { background: var(--quiet-over); }
.banks { list-style: none; padding: 0; display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); }
.banks button { background: var(--sheet); color: var(--ink); border-color: var(--line); text-align: left; min-height: 3.5rem; }
.banks button:hover { border-color: var(--main); background: var(--quiet-over); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.field label { display: block; font-weight: 600; margin-bottom: .25rem; }
input[name=login] { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 2px solid var(--edge); border-radius: 2px; font: inherit; background: var(--sheet); color: inherit; }
fieldset { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); background: var(--sheet); min-width: 0; }
legend { font-weight: 600; padding: 0 .25rem; }
.tick { display: flex; gap: .75rem; align-items: flex-start; margin: 0 0 .75rem; }
.tick:last-child { margin-bottom: 0; }
.tick input { width: 1.5rem; height: 1.5rem; margin: .1rem 0 0; flex: none; accent-color: var(--main); }
.tick label { flex: 1; min-height: 1.5rem; }
.fault { color: var(--fault); font-weight: 600; }
details { margin: 0 0 1rem; }
summary { min-height: 1.75rem; cursor: pointer; }
dl { margin: 0 0 1rem; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); }
dt { font-size: 1rem; color: var(--soft); }
dd { margin: 0 0 .6rem; font-weight: 600; }
dd:last-child { margin-bottom: 0; }
`;
