import type { Plugin } from 'postcss'

/** What people set the size of text by, Radix's tokens and ours. */
const properties = /^(?:font|font-size|line-height|--(?:font-size|line-height)-\d)$/

const pixels = /(?<![\w.-])(\d+(?:\.\d+)?)px\b/g

/** Text grows with the size that a person has set in the browser (WCAG 1.4.4): sizes of type in pixels become rem. */
export const relativeType: Plugin = {
  postcssPlugin: 'relative-type',
  Declaration(declaration) {
    if (properties.test(declaration.prop) && declaration.value.includes('px'))
      declaration.value = declaration.value.replace(pixels, (_, size) => `${Number((Number(size) / 16).toFixed(5))}rem`)
  },
}
