/** Stylesheet of the readable reference. Our own, because its policy lets nothing in from outside. */
export const referenceStyles = `
:root { color-scheme: light dark; --ink: #1c2430; --quiet: #5a6675; --line: #d5dbe3; --ground: #fff; --code: #f4f6f9; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ecf2; --quiet: #a5b0bf; --line: #39424f; --ground: #14181f; --code: #1e242d; }
}
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--ground); }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; }
h3 { margin: 2rem 0 .3rem; font-size: 1rem; overflow-wrap: anywhere; }
h3 code { background: none; padding: 0; }
p { margin: .3rem 0; }
.quiet { color: var(--quiet); }
nav ul { columns: 16rem; padding-left: 1.2rem; }
code, pre { font: .875em/1.5 ui-monospace, monospace; background: var(--code); border-radius: .25rem; }
code { padding: .1em .3em; }
pre { padding: .75rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .25rem 0; }
a { color: inherit; }
`;
