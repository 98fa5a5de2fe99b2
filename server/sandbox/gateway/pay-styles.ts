/** Stylesheet of PayDemo: cold and blue, so that nobody takes it for a page of ours. */
export const payStyles = `
*{box-sizing:border-box}
body{margin:0;font:400 1rem/1.5 system-ui,"Segoe UI",Roboto,Arial,sans-serif;color:#10163a;background:#eef1fb}
.sandbox-note{margin:0;padding:.625rem 1rem;background:#10163a;color:#fff;font-size:.9375rem;text-align:center}
.top{background:#fff;border-bottom:3px solid #2b3fd6}
.brand{margin:0 auto;max-width:34rem;padding:1rem;font-weight:800;font-size:1.375rem;letter-spacing:-.02em;color:#2b3fd6}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem;letter-spacing:-.02em}
.order{margin:0 0 1.5rem;padding:.25rem 1.25rem;background:#fff;border:1px solid #c8cff0;border-radius:4px}
.order div{display:flex;justify-content:space-between;gap:1rem;padding:.625rem 0}
.order div+div{border-top:1px solid #e3e7f8}
dt{color:#4a5178}
dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
.amount{font-size:1.25rem;font-variant-numeric:tabular-nums}
.id{font-weight:400;font-size:.875rem}
form{padding:1.25rem;background:#fff;border:1px solid #c8cff0;border-radius:4px}
.field{margin:0 0 1.5rem}
.field label,legend{font-weight:700;padding:0}
.hint{margin:.125rem 0 .5rem;color:#4a5178;font-size:.9375rem}
.error{margin:.5rem 0 0;color:#a3122b;font-weight:600}
.error::before{content:"! ";font-weight:800}
input:not([type=radio]){width:100%;max-width:12rem;min-height:3rem;padding:.5rem .75rem;font:inherit;font-size:1.375rem;letter-spacing:.15em;border:2px solid #5a638f;border-radius:4px;background:#fff;color:inherit}
input[aria-invalid=true]{border-color:#a3122b}
fieldset{margin:0 0 1.5rem;padding:0;border:0}
.choice{display:flex;gap:.75rem;align-items:flex-start;padding:.625rem 0;min-height:2.75rem;cursor:pointer}
.choice+.choice{border-top:1px solid #e3e7f8}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0;accent-color:#2b3fd6}
.choice-label{display:block;font-weight:600}
.choice-about{display:block;color:#4a5178;font-size:.9375rem}
.buttons{display:grid;gap:.75rem}
button,.button{display:block;width:100%;min-height:3rem;padding:.75rem 1rem;font:inherit;font-weight:700;text-align:center;text-decoration:none;color:#fff;background:#2b3fd6;border:2px solid #2b3fd6;border-radius:4px;cursor:pointer}
button:hover,.button:hover{background:#2030ad;border-color:#2030ad}
.quiet{color:#2b3fd6;background:#fff}
.quiet:hover{color:#fff}
:focus-visible{outline:3px solid #10163a;outline-offset:3px}
@media (forced-colors:active){.order,form{border-color:CanvasText}}
`;
