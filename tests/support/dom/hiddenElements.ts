import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Element as HappyElement, PropertySymbol } from 'happy-dom'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'

/** As wide as the browser tests' window. */
export const width = 1280
export const height = 720

/** Of a media query, whether it holds at that width for a screen with a pointer; others are about looks. */
const holds = (queries: string): boolean =>
  queries.split(',').some((query) => {
    const [, side, size] = /^\((min|max)-width: ?([\d.]+)em\)$/.exec(query.trim()) ?? []
    const pixels = 16 * Number(size)
    return side === 'min' ? width >= pixels : side === 'max' && width <= pixels
  })

/** Of a feature of the stylesheet, whether the browsers of the browser tests have it. */
const isSupported = (feature: string): boolean => feature === 'selector(::details-content)'

function applies(rule: Rule): boolean {
  for (
    let above: Container | undefined = rule.parent as Container;
    above;
    above = above.parent as Container | undefined
  ) {
    if (above.type !== 'atrule') continue
    const { name, params } = above as AtRule
    if (!(name === 'media' ? holds(params) : name === 'supports' && isSupported(params))) return false
  }
  return true
}

const ofBrowsers = ['[hidden]', 'dialog:not([open])', 'head', 'script', 'style', 'template', 'noscript']

/** Asks the element again: happy-dom remembers what it matched when something above it has changed since. */
function matches(element: Element, selector: string): boolean {
  // For happy-dom an element with a text is empty too.
  if (selector.includes(':empty') && element.childNodes.length > 0) return false
  const { [PropertySymbol.cache]: cache } = element as unknown as HappyElement
  cache.matches.delete(selector)
  return element.matches(selector)
}

/** A class, attribute or name that whatever the selector finds has; nothing for what may be anything. */
function keyOf(selector: string): string {
  const withoutArguments = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
  const last = withoutArguments.split(/[\s>+~]+/).at(-1) ?? ''
  return (/\.[\w-]+/.exec(last) ?? /\[[\w-]+/.exec(last) ?? /^[a-z][\w-]*/.exec(last))?.[0] ?? ''
}

const keysOf = (element: Element): string[] => [
  '',
  element.localName,
  ...(element.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`),
  ...element.getAttributeNames().map((name) => `[${name}`),
]

/** By its own attribute, which is read as a text: happy-dom makes an object of it each time. */
const isHiddenInline = (element: Element): boolean =>
  /(?:display:\s*none|visibility:\s*hidden)/.test(element.getAttribute('style') ?? '')

/** Finds what is not shown by itself: what browsers hide, and what the build's stylesheets hide. */
export function hiddenElements(build: string): (element: Element) => boolean {
  const assets = join(build, 'assets')
  const found = new Map(ofBrowsers.map((selector) => [selector, true]))
  const shownClosed: string[] = []
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.css')))
    postcss
      .parse(readFileSync(join(assets, file), 'utf8'))
      .walkDecls(/^(?:display|visibility|content-visibility)$/, ({ prop, value, parent }) => {
        if (parent?.type !== 'rule' || !applies(parent as Rule)) return
        for (const selector of (parent as Rule).selectors) {
          const [element = '', pseudo] = selector.split('::')
          if (prop === 'content-visibility') {
            if (pseudo === 'details-content' && value === 'visible') shownClosed.push(element)
          } else if (pseudo === undefined) found.set(selector, value === 'none' || value === 'hidden')
        }
      })
  found.set(`details:not(${['[open]', ...shownClosed].join()})>:not(summary)`, true)
  const selectors = new Map<string, string[]>()
  for (const [selector, isHidden] of found)
    if (isHidden) selectors.set(keyOf(selector), [...(selectors.get(keyOf(selector)) ?? []), selector])
  return (element) =>
    isHiddenInline(element) ||
    keysOf(element).some((key) => selectors.get(key)?.some((selector) => matches(element, selector)) ?? false)
}
