/** The look of the bank's own pages, deliberately another one than the portal's. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f6f1ea; --sheet: #fffdfa; --ink: #2a1c20; --quiet: #65545a; --line: #87747b;
  --wine: #7a1f3d; --on-wine: #fff; --alert: #fbe3e0; --alert-ink: #7d1410;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #171012; --sheet: #22181b; --ink: #f4e9ea; --quiet: #c3b0b5; --line: #8d777e;
    --wine: #f0a3ba; --on-wine: #2d0a17; --alert: #4a1a17; --alert-ink: #ffd9d4;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
header {
  display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between;
  padding: .75rem max(1rem, 50vw - 20rem); border-bottom: 4px double var(--wine);
}
header p { margin: 0; }
.bank { font-size: 1.25rem; font-weight: bold; letter-spacing: .02em; color: var(--wine); }
.sandbox { color: var(--quiet); font-size: .875rem; }
main {
  max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 2rem; background: var(--sheet); overflow-wrap: anywhere;
}
@media (min-width: 44rem) {
  main { margin: 2rem auto; padding: 2rem 2.5rem 2.5rem; border: 1px solid var(--line); border-radius: 2px; }
}
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; font-weight: normal; }
h2 { margin: 2rem 0 .75rem; font-size: 1.1875rem; line-height: 1.3; font-weight: bold; }
h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
form > label { display: block; margin: 1rem 0 .25rem; font-weight: bold; }
label > span { font-weight: normal; color: var(--quiet); }
input:not([type=checkbox], [type=radio], [type=hidden]) {
  display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line);
  border-radius: 2px; background: var(--ground); color: inherit; font: inherit;
}
button {
  min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--wine); border-radius: 2px;
  background: transparent; color: var(--wine); font: inherit; cursor: pointer;
}
button.primary { background: var(--wine); color: var(--on-wine); font-weight: bold; }
button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--wine); outline-offset: 2px; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
.actions button { flex: 1 1 9rem; }
.problem { padding: .75rem 1rem; border-left: 4px solid currentcolor; background: var(--alert); color: var(--alert-ink); }
ul { margin: 0; padding: 0; list-style: none; }
.scopes { padding-left: 1.25rem; list-style: square; }
.scopes li { margin-bottom: .375rem; }
code { font: .875em ui-monospace, 'DejaVu Sans Mono', monospace; color: var(--quiet); }
.customers { display: grid; gap: .5rem; }
.customer { width: 100%; padding: .625rem .875rem; border-color: var(--line); color: inherit; text-align: left; }
.customer strong { color: var(--wine); }
.customer span { color: var(--quiet); }
.customer:hover { border-color: var(--wine); text-decoration: none; }
fieldset { margin: 2rem 0 1.5rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; font-size: 1.1875rem; font-weight: bold; }
.accounts label { display: flex; gap: .75rem; padding: .625rem 0; border-bottom: 1px solid var(--line); cursor: pointer; }
.accounts label > span { color: inherit; }
.accounts input { flex: none; width: 1.375rem; height: 1.375rem; margin: .125rem 0 0; accent-color: var(--wine); }
.notice { padding: .75rem 1rem; border-left: 4px solid var(--wine); background: var(--ground); }
.consent { margin-bottom: 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 2px; }
.consent h3 { margin-top: 0; }
.ended li { margin-bottom: .75rem; }
dl { display: grid; grid-template-columns: 6rem 1fr; gap: .375rem 1rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; }
a { color: var(--wine); }
.whole { max-height: 20rem; overflow: auto; white-space: pre-wrap; unicode-bidi: isolate; }
.iban { color: var(--quiet); font-variant-numeric: tabular-nums; }
`

/**
 * The hash of the style for the pages' policy:
 * tests/contract/authorization/authorizationCode/authorizationCode.test.ts prints another one.
 */
export const styleHash = 'sha256-OUN8pUUBe2y12qV30NSiaKmWvgzH6z6roglc9oJnZps='
