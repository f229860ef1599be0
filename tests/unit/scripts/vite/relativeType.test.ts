import postcss from 'postcss'
import { expect, test } from 'vitest'
import { relativeType } from '../../../../scripts/vite/relativeType.ts'

const built = (declarations: string) =>
  postcss([relativeType]).process(`a{${declarations}}`, { from: undefined }).css.slice('a{'.length, -1)

test.each([
  ['font-size:15px', 'font-size:0.9375rem'],
  ['font-size:13.5px', 'font-size:0.84375rem'],
  ['line-height:22px', 'line-height:1.375rem'],
  ['font:600 14px/20px serif', 'font:600 0.875rem/1.25rem serif'],
  ['--font-size-2:calc(14px * var(--scaling))', '--font-size-2:calc(0.875rem * var(--scaling))'],
  ['--line-height-9:calc(60px * var(--scaling))', '--line-height-9:calc(3.75rem * var(--scaling))'],
  ['--heading-line-height-8:calc(40px * var(--scaling))', '--heading-line-height-8:calc(2.5rem * var(--scaling))'],
  ['font-size:clamp(20px, 5vw, 40px)', 'font-size:clamp(1.25rem, 5vw, 2.5rem)'],
])('the size of type %s becomes %s', (written, relative) => {
  expect(built(written)).toBe(relative)
})

test.each([
  'font-size:1.2em',
  'font-size:var(--font-size-2)',
  'line-height:1.5',
  'padding:16px',
  '--font-family:a16px',
])('%s stays', (declaration) => {
  expect(built(declaration)).toBe(declaration)
})

test.each([
  ['(max-width: 679px)', '(max-width: 42.4375em)'],
  ['(min-width: 600px) and (max-width: 1199px)', '(min-width: 37.5em) and (max-width: 74.9375em)'],
  ['(width >= 768px)', '(width >= 48em)'],
  ['(min-width: 40em)', '(min-width: 40em)'],
  ['(prefers-reduced-motion)', '(prefers-reduced-motion)'],
])('a layout that begins at %s begins at %s', (written, relative) => {
  const { css } = postcss([relativeType]).process(`@media ${written}{a{color:red}}`, { from: undefined })
  expect(css).toBe(`@media ${relative}{a{color:red}}`)
})
