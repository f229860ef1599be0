import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Container, type Rule } from 'postcss'

/** As wide as the browser tests' window. */
export const width = 1280
export const height = 720

/** Of a media query, whether it holds at that width for a screen with a pointer; others are about looks. */
function holds(query: string): boolean {
  const [, side, pixels] = /^\((min|max)-width: ?(\d+)px\)$/.exec(query) ?? []
  return side === 'min' ? width >= Number(pixels) : side === 'max' && width <= Number(pixels)
}

function applies(rule: Rule): boolean {
  for (
    let above: Container | undefined = rule.parent as Container;
    above;
    above = above.parent as Container | undefined
  )
    if (
      above.type === 'atrule' &&
      !('name' in above && above.name === 'media' && holds(String(Reflect.get(above, 'params'))))
    )
      return false
  return true
}

const ofBrowsers = [
  '[hidden]',
  'dialog:not([open])',
  'details:not([open])>:not(summary)',
  'head',
  'script',
  'style',
  'template',
  'noscript',
]

/** Selectors of what is not shown: what browsers hide, and what the build's stylesheet hides. */
export function hiddenSelectors(build: string): string {
  const assets = join(build, 'assets')
  const file = readdirSync(assets).find((name) => /^style-.*\.css$/.test(name))
  if (!file) throw new Error(`${assets} has no stylesheet`)
  const found = new Map<string, boolean>()
  postcss.parse(readFileSync(join(assets, file), 'utf8')).walkDecls(/^(?:display|visibility)$/, ({ value, parent }) => {
    if (parent?.type !== 'rule' || !applies(parent as Rule)) return
    for (const selector of (parent as Rule).selectors)
      if (!selector.includes('::')) found.set(selector, value === 'none' || value === 'hidden')
  })
  return [...ofBrowsers, ...[...found].flatMap(([selector, isHidden]) => (isHidden ? [selector] : []))].join()
}
