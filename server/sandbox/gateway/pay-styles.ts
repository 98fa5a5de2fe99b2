/** Stylesheet of PayDemo: cold and blue, so that nobody takes it for a page of ours. */
export const payStyles = `
:root{color-scheme:light dark;--ink:#10163a;--soft:#4a5178;--ground:#eef1fb;--sheet:#fff;--line:#c8cff0;--hair:#e3e7f8;--edge:#5a638f;--main:#2b3fd6;--over:#2030ad;--on-main:#fff;--fault:#a3122b;--demo:#fff8dc;--demo-line:#8a6d00}
@media (prefers-color-scheme:dark){:root{--ink:#eceffc;--soft:#b4bce0;--ground:#0c1026;--sheet:#171d3d;--line:#3a4478;--hair:#2a3260;--edge:#8993c4;--main:#aab6ff;--over:#ccd4ff;--on-main:#0c1026;--fault:#ffb1bb;--demo:#2b2610;--demo-line:#c9ab3d}}
*{box-sizing:border-box}
body{margin:0;font:400 1rem/1.5 system-ui,"Segoe UI",Roboto,Arial,sans-serif;color:var(--ink);background:var(--ground)}
.sandbox-note{background:#10163a;color:#fff;font-size:.9375rem}
.sandbox-note p,.brand,main{max-width:34rem;margin:0 auto}
.sandbox-note p{padding:.625rem 1rem}
.top{background:var(--sheet);border-bottom:3px solid var(--main)}
.brand{padding:1rem;font-weight:800;font-size:1.375rem;letter-spacing:-.02em;color:var(--main)}
main{padding:1.5rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem;letter-spacing:-.02em;text-wrap:balance}
.order{margin:0 0 1.5rem;padding:.25rem 1.25rem;background:var(--sheet);border:1px solid var(--line);border-radius:4px}
.order div{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;padding:.625rem 0}
.order div+div{border-top:1px solid var(--hair)}
dt{color:var(--soft)}
dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
.amount{font-size:1.375rem}
.id{font-weight:400;font-size:.875rem}
form{padding:1.25rem;background:var(--sheet);border:1px solid var(--line);border-radius:4px}
.field{margin:0 0 1.5rem}
.field label,legend{font-weight:700;padding:0}
.hint{margin:.125rem 0 .5rem;color:var(--soft);font-size:.9375rem}
.error{margin:.5rem 0 0;color:var(--fault);font-weight:600}
.error::before{content:"! ";font-weight:800}
input:not([type=radio]),select{width:100%;max-width:12rem;min-height:3rem;padding:.5rem .75rem;font:inherit;border:2px solid var(--edge);border-radius:4px;background:var(--sheet);color:inherit}
input:not([type=radio]){font-size:1.375rem;letter-spacing:.15em}
select{display:block;max-width:none;margin-top:.375rem}
[aria-invalid=true]{border-color:var(--fault)}
form:has([value=blik]:checked) .of-transfer,form:has([value=transfer]:checked) .of-blik{display:none}
fieldset{margin:0 0 1.5rem;padding:0;border:0;min-width:0}
.scenario{padding:.875rem 1rem .5rem;background:var(--demo);border:1px dashed var(--demo-line);border-radius:4px}
.scenario legend{float:left;width:100%;margin-bottom:.25rem}
.scenario .choice{clear:both}
.choice{display:flex;gap:.75rem;align-items:flex-start;padding:.625rem 0;min-height:2.75rem;cursor:pointer}
.choice+.choice{border-top:1px solid var(--hair)}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0;accent-color:var(--main)}
.choice-label{display:block;font-weight:600}
.choice-about{display:block;color:var(--soft);font-size:.9375rem}
.buttons{display:grid;gap:.75rem}
button,.button{display:block;width:100%;min-height:3rem;padding:.75rem 1rem;font:inherit;font-weight:700;text-align:center;text-decoration:none;color:var(--on-main);background:var(--main);border:2px solid var(--main);border-radius:4px;cursor:pointer}
button:hover,.button:hover{background:var(--over);border-color:var(--over)}
.quiet{color:var(--main);background:var(--sheet)}
.quiet:hover{color:var(--on-main)}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media (forced-colors:active){.order,form{border-color:CanvasText}}
`;
