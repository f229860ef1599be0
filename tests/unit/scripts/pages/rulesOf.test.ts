import { expect, test } from 'vitest'
import { firstRules, rulesOf } from '../../../../scripts/pages/rulesOf.ts'

const ofA = (css: string) => rulesOf(css, { isUsed: (name) => name === 'a', isRead: (name) => name === '--read' })

test.each([
  ['what has a class that does not occur', '.b{top:0}.a .b{top:0}.a.b:hover{top:0}p.b::before{top:0}', ''],
  ['one selector of several', '.a,.b,p{top:0}', '.a,p{top:0}'],
  ['a list of which no alternative can match', ':is(.b,.c) .a{top:0}:where(.b){top:0}.a:has(>.b){top:0}', ''],
  [
    'what a media query or a layer has left',
    '@media print{.b{top:0}@supports (top:0){.b{top:0}}}@layer x;',
    '@layer x;',
  ],
  [
    'animations that nothing names',
    '@keyframes b{0%{top:0}}.a{animation:a 1s}@keyframes a{0%{top:0}}',
    '.a{animation:a 1s}@keyframes a{0%{top:0}}',
  ],
  [
    'properties that nothing reads, and those that only these read',
    '.a{--one:1;--two:var(--one);--three:3;--read:4;top:var(--three)}:root{--four:4}',
    '.a{--three:3;--read:4;top:var(--three)}',
  ],
])('drops %s', (_, css, left) => {
  expect(ofA(css)).toBe(left)
})

test.each([
  'p{top:0}*,:root{top:0}[data-state=open]{top:0}:hover{top:0}',
  '.a:not(.b){top:0}.a:not(:has(.b)):where(:not(.c,.b)){top:0}',
  ':is(.b,.a) p{top:0}.a:has(+.a,.b){top:0}:where(.b:hover,p .a){top:0}',
  '.a[href=".b"]{top:0}.a[title="(.b)]"]:first-child{top:0}.a:nth-child(2n + 1){top:0}',
  '.a{&:hover{top:0}}',
])('keeps %s', (css) => {
  expect(ofA(css)).toBe(css)
})

test('a document has no rules of printing and of states that come later', () => {
  expect(
    firstRules(
      '@media print{.a{top:0}}@media (hover:hover){.a{top:0}}.a:hover,.b{top:0}.a:active{top:0}::selection{top:0}dialog::backdrop{top:0}.a:focus-visible{top:0}',
    ),
  ).toBe('@media (hover:hover){.a{top:0}}.b{top:0}.a:focus-visible{top:0}')
})

test('it has rules that apply without such a state', () => {
  const css = '.a:not(:hover){top:0}.a:not(.b:active) p{top:0}.a:is(:hover,.b){top:0}.a:where(.b,:has(:active)){top:0}'
  const later = '.a:not(.b):hover{top:0}:is(.a:hover,.b:active){top:0}.a:has(:hover):not(:active){top:0}'
  expect(firstRules(css + later)).toBe(css)
})
