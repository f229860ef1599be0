import postcss, { type ChildNode, type Root } from 'postcss'

/** The text between the bracket at `start` and the one that closes it. */
function insideOf(selector: string, start: number): string {
  let depth = 0
  for (let at = start; at < selector.length; at++) {
    if (selector[at] === '(') depth++
    else if (selector[at] === ')' && --depth === 0) return selector.slice(start + 1, at)
  }
  return selector.slice(start + 1)
}

/** The selectors of a list, at commas outside brackets. */
function alternativesOf(list: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (const [at, character] of [...list].entries()) {
    if (character === '(') depth++
    else if (character === ')') depth--
    else if (character === ',' && depth === 0) {
      found.push(list.slice(start, at))
      start = at + 1
    }
  }
  return [...found, list.slice(start)]
}

const attribute = /\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g
const group = /:([\w-]+)\(/
const className = /\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g

/**
 * Whether a page can have what the selector names, by what `isThere` says of selectors without brackets; what `:not()` excludes
 * counts as absent, all else in brackets as there.
 */
function canMatch(selector: string, isThere: (simple: string) => boolean): boolean {
  const plain = selector.replaceAll(attribute, '')
  const found = group.exec(plain)
  if (!found) return isThere(plain)
  const [opening, name = ''] = found
  const inside = insideOf(plain, found.index + opening.length - 1)
  const rest = `${plain.slice(0, found.index)}${plain.slice(found.index + opening.length + inside.length + 1)}`
  const isList = name === 'is' || name === 'where' || name === 'has'
  if (isList && !alternativesOf(inside).some((each) => canMatch(each, isThere))) return false
  return canMatch(rest, isThere)
}

const isKeyframe = (parent: ChildNode['parent']): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')

/** Animations that no rule names, custom properties that nothing reads, and what is empty then. */
function dropUnread(sheet: Root, isReadElsewhere: (name: string) => boolean): void {
  for (let dropped = true; dropped; ) {
    dropped = false
    const values: string[] = []
    sheet.walkDecls(({ value }) => void values.push(value))
    const read = new Set(values.flatMap((value) => value.match(/[\w-]+/g) ?? []))
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || isReadElsewhere(declaration.prop)) return
      declaration.remove()
      dropped = true
    })
    sheet.walk((node) => {
      const isUnnamed =
        node.type === 'atrule' &&
        node.name.endsWith('keyframes') &&
        !read.has(node.params) &&
        !isReadElsewhere(node.params)
      const isEmpty = 'nodes' in node && node.nodes?.length === 0
      if (!isUnnamed && !isEmpty) return
      node.remove()
      dropped = true
    })
  }
}

interface Use {
  isUsed: (className: string) => boolean
  /** Whether something besides the rules reads a custom property or names an animation. */
  isRead: (name: string) => boolean
}

function dropUnmatched(sheet: Root, isThere: (simple: string) => boolean): void {
  sheet.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return
    const used = rule.selectors.filter((selector) => canMatch(selector, isThere))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
}

const hasUsedClasses =
  (isUsed: Use['isUsed']) =>
  (simple: string): boolean =>
    [...simple.matchAll(className)].every(([, name = '']) => isUsed(name))

const laterState = /:hover|:active|::selection|::backdrop/

/** The rules without those of printing, and of states that nobody brings about before the whole stylesheet is there. */
export function firstRules(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove()
  })
  dropUnmatched(sheet, (simple) => !laterState.test(simple))
  return sheet.toString()
}

/** The rules of a stylesheet whose classes a page has, with all that they may read. */
export function matchingRules(css: string, isUsed: Use['isUsed']): string {
  const sheet = postcss.parse(css)
  dropUnmatched(sheet, hasUsedClasses(isUsed))
  return sheet.toString()
}

/** The rules of a stylesheet that a page can use, in their order. */
export function rulesOf(css: string, { isUsed, isRead }: Use): string {
  const sheet = postcss.parse(css)
  dropUnmatched(sheet, hasUsedClasses(isUsed))
  dropUnread(sheet, isRead)
  return sheet.toString()
}
