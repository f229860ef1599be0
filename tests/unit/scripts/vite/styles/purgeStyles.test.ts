import postcss from 'postcss'
import { expect, it } from 'vitest'
import { darkOnScreen } from '../../../../../scripts/vite/styles/purgeStyles.ts'

const built = (css: string) => postcss([darkOnScreen]).process(css, { from: undefined }).css.replace(/\s+/g, '')

it('leaves the dark theme to the screen, so that paper has the light one', () => {
  expect(built('.light{--a:1}.dark{--a:2}.dark b,.dark-theme i{c:d}.darker{--a:3}.dark,.x{--a:4}.dark{e:f}')).toBe(
    '.light{--a:1}@mediascreen{.dark{--a:2}.darkb,.dark-themei{c:d}}.darker{--a:3}.dark,.x{--a:4}@mediascreen{.dark{e:f}}',
  )
})
