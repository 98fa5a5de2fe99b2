/** Tells the page around the frame how the visit ended, and nobody else: only pages of this origin may frame it. */
export const frameScript = `const result = document.getElementById('result');
if (result && window.parent !== window) {
  const { link, kind, failure } = result.dataset;
  window.parent.postMessage({ source: 'bank-link', link_id: link, kind, ...(failure ? { failure } : {}) }, location.origin);
}
`;

/** Another company's look: ink on cold white, square, a system font. */
export const bankStyles = `:root { color-scheme: light; font: 17px/1.55 system-ui, sans-serif; color: #14213d; background: #eef2f9; }
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: anywhere; }
.sandbox-note { margin: 0; padding: .5rem 1rem; background: #ffe27a; color: #332a00; font-size: 1rem; }
.top { background: #1d3a8a; color: #fff; }
.brand { max-width: 32rem; margin: 0 auto; padding: .75rem 1rem; font-weight: 700; font-size: 1.25rem; letter-spacing: .02em; }
main { max-width: 32rem; margin: 0 auto; padding: 1.25rem 1rem 2.5rem; }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
ul { margin: 0 0 1rem; padding-left: 1.25rem; }
form { margin: 0 0 .75rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 2px solid #1d3a8a; border-radius: 2px;
  background: #1d3a8a; color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: #152c6b; }
.quiet { background: #fff; color: #1d3a8a; }
.quiet:hover { background: #dfe7f7; }
.banks { list-style: none; padding: 0; display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); }
.banks button { background: #fff; color: #14213d; border-color: #9aa8c7; text-align: left; min-height: 3.5rem; }
.banks button:hover { border-color: #1d3a8a; background: #f7f9fd; }
:focus-visible { outline: 3px solid #d9480f; outline-offset: 2px; }
.field label { display: block; font-weight: 600; margin-bottom: .25rem; }
input[name=login] { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 2px solid #5b6b91; border-radius: 2px; font: inherit; background: #fff; color: inherit; }
fieldset { margin: 0 0 1rem; padding: 1rem; border: 1px solid #9aa8c7; background: #fff; min-width: 0; }
legend { font-weight: 600; padding: 0 .25rem; }
.tick { display: flex; gap: .75rem; align-items: flex-start; margin: 0 0 .5rem; }
.tick input { width: 1.5rem; height: 1.5rem; margin: .1rem 0 0; flex: none; accent-color: #1d3a8a; }
.fault { color: #a3180b; font-weight: 600; }
details { margin: 0 0 1rem; }
summary { min-height: 1.75rem; cursor: pointer; }
dl { margin: 0 0 1rem; padding: 1rem; background: #fff; border: 1px solid #9aa8c7; }
dt { font-size: 1rem; color: #46557a; }
dd { margin: 0 0 .6rem; font-weight: 600; }
`;
