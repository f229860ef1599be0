import type { Plugin } from 'postcss'

/** What people set the size of text by, Radix's tokens and ours. */
const properties = /^(?:font|font-size|line-height|--(?:font-size|(?:heading-)?line-height)-\d)$/

const pixels = /(?<![\w.-])(\d+(?:\.\d+)?)px\b/g

const relative = (value: string, unit: 'em' | 'rem') =>
  value.replace(pixels, (_, size) => `${Number((Number(size) / 16).toFixed(5))}${unit}`)

/**
 * Text grows with the size that a person has set in the browser (WCAG 1.4.4): sizes of type in pixels become rem, and widths
 * that a layout begins at become em, so that large text has the layout of a narrower window.
 */
export const relativeType: Plugin = {
  postcssPlugin: 'relative-type',
  Declaration(declaration) {
    if (properties.test(declaration.prop) && declaration.value.includes('px'))
      declaration.value = relative(declaration.value, 'rem')
  },
  AtRule: {
    media(rule) {
      if (rule.params.includes('px')) rule.params = relative(rule.params, 'em')
    },
  },
}
