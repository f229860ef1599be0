import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import type { AtRule, Plugin } from 'postcss'

const root = resolve(import.meta.dirname, '../../..')
const radix = join(root, 'node_modules/@radix-ui/themes/dist/esm')
const importedComponent = /@radix-ui\/themes\/components\/([\w-]+)'/g
const relativeImport = /from"(\.[^"]+)"/g

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mdx)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

/** Stylesheets of their own (ownStylesheets.ts): the main one has the properties that they read. */
const ownSheets = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** The code of a Radix component and of all that it imports from its own package. */
function component(file: string, seen: Map<string, string>): void {
  if (seen.has(file) || !existsSync(file)) return
  const code = readFileSync(file, 'utf8')
  seen.set(file, code)
  for (const [, imported = ''] of code.matchAll(relativeImport)) component(resolve(dirname(file), imported), seen)
}

/**
 * PurgeCSS drops a selector made of nothing but pseudo-classes, also inside `:where()`: `:where(:not(.ghost))`,
 * `:where(:hover)`, `:is(.dark) :where(.radix-themes)`. Radix writes its states and themes that way.
 */
export const pseudoOnly = /^::?(?!where$)/

/** Looks for the theme in the whole page after every change; `src/ui/shell/theme/RadixTheme.tsx` has it on the root element. */
const lookedUpTheme = /:has\(\.radix-themes/

const breakpoint = /\.(?:xs|sm|md|lg|xl)\\:/
const colour = /\[data-(?:accent|gray)-color=["']?(\w+)/
const margin = /\b(m[tbxy]?)[=:]"(\d)"/g
const radixClass = /\.(rt-[A-Z]\w*)/g
const variantClass = /\.rt-variant-(\w+)/g
const defaultVariant = /variant:\{[^}]*default:"(\w+)"/g

/** Radix's own faces, called `… (Custom)`; `src/ui/shell/theme/base.css` names others. */
const isReplacedFont = (rule: AtRule): boolean =>
  rule.name === 'font-face' && rule.some((each) => each.type === 'decl' && each.value.includes('(Custom)'))

interface Named {
  /** In our views and in the Radix components that they import. */
  words: ReadonlySet<string>
  /** In our views alone: Radix's components list every accent and variant that they could have. */
  ownWords: ReadonlySet<string>
  defaultVariants: ReadonlySet<string>
}

/**
 * What PurgeCSS cannot judge in Radix's stylesheet: the wide-gamut twin of every colour (the sRGB one stands for both),
 * accents and variants that no view names, responsive variants of props, components that no view imports, a theme that is
 * looked up.
 */
function dropUnused({ words, ownWords, defaultVariants }: Named): Plugin {
  const unused = (selector: string): boolean => {
    const accent = colour.exec(selector)?.[1]
    if (accent !== undefined && !ownWords.has(accent)) return true
    if (breakpoint.test(selector) || lookedUpTheme.test(selector)) return true
    const variants = [...selector.matchAll(variantClass)].map(([, name = '']) => name)
    if (variants.some((name) => !ownWords.has(name) && !defaultVariants.has(name))) return true
    return [...selector.matchAll(radixClass)].some(([, name = '']) => !words.has(name))
  }
  return {
    postcssPlugin: 'drop-unused',
    Once(sheet) {
      sheet.walkAtRules((rule) => {
        if (/display-p3|color-gamut/.test(rule.params) || isReplacedFont(rule)) rule.remove()
      })
      sheet.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
        const kept = rule.selectors.filter((selector) => !unused(selector))
        if (kept.length === 0) rule.remove()
        else if (kept.length < rule.selectors.length) rule.selectors = kept
      })
    },
  }
}

/** Custom properties that no rule and no view reads; one that goes may have been the last to read another. */
function dropUnusedProperties(words: ReadonlySet<string>): Plugin {
  return {
    postcssPlugin: 'drop-unused-properties',
    OnceExit(sheet) {
      for (let dropped = true; dropped; ) {
        dropped = false
        const read = new Set<string>()
        sheet.walkDecls(({ value }) => {
          for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name)
        })
        sheet.walkDecls(/^--/, (declaration) => {
          if (read.has(declaration.prop) || words.has(declaration.prop)) return
          declaration.remove()
          dropped = true
        })
      }
    },
  }
}

const ofDarkTheme = /\.dark(?:-theme)?(?![\w-])/

/** Paper is white, whatever the theme of the screen is: browsers print no backgrounds. */
export const darkOnScreen: Plugin = {
  postcssPlugin: 'dark-on-screen',
  OnceExit(sheet, { AtRule }) {
    sheet.each((rule) => {
      if (rule.type !== 'rule' || !rule.selectors.every((selector) => ofDarkTheme.test(selector))) return
      const before = rule.prev()
      const screen =
        before?.type === 'atrule' && before.name === 'media' && before.params === 'screen'
          ? before
          : new AtRule({ name: 'media', params: 'screen' })
      if (screen !== before) rule.before(screen)
      screen.append(rule)
    })
  },
}

/** What may be the name of a class, an element or an attribute. */
const extract = (code: string): string[] => code.match(/[\w:./%-]+/g) ?? []

/** Keeps the rules that our views and the Radix components they import can use: of 37 kB brotli some 19 are left with our own. */
export function purgeStyles(): Plugin[] {
  const ours = [...sources(join(root, 'src')), ...sources(join(root, 'scripts/mdx'))]
  const theirs = new Map<string, string>()
  for (const code of ours)
    for (const [, name] of code.matchAll(importedComponent)) component(join(radix, `components/${name}.js`), theirs)
  const code = [...ours, ...theirs.values()]
  const own = ownSheets(join(root, 'src/ui/docs'))
  const wordsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const words = wordsOf(code)
  const defaultVariants = new Set(
    [...theirs.values()].flatMap((text) => [...text.matchAll(defaultVariant)].map(([, name = '']) => name)),
  )
  const read = new Set([...words, ...own.flatMap((css) => css.match(/--[\w-]+/g) ?? [])])
  const margins = code.flatMap((text) => [...text.matchAll(margin)].map(([, side, step]) => `rt-r-${side}-${step}`))
  // PurgeCSS reads all of it again for each stylesheet: once each is what it can find.
  const found = new Set(code.flatMap(extract))
  const purge = purgeCSSPlugin({
    content: [{ raw: [...found].join(' '), extension: 'ts' }],
    // Radix's primitives and sonner, which are not among the sources, set these.
    dynamicAttributes: ['data-state', 'data-highlighted', 'data-disabled', 'data-type', 'aria-selected'],
    // Radix joins these class names at run time: a prefix and the value of a prop.
    safelist: {
      standard: [/^rt-r-size-[1-9]$/, 'rt-r-align-start', /^rt-variant-/, ...margins],
      greedy: [/data-sonner/, /data-theme/, pseudoOnly],
    },
    defaultExtractor: extract,
  })
  return [
    dropUnused({ words, ownWords: wordsOf(ours), defaultVariants }),
    purge as Plugin,
    dropUnusedProperties(read),
    darkOnScreen,
  ]
}
