/** What a translator of the browser shows instead of a text that it has taken out of the page. */
const standIns = new WeakMap<Node, ChildNode>()
const guarded = new WeakSet<Node>()

/**
 * The text's own element, as a browser puts it before, after or around the text. Another text's may be a neighbour, too.
 */
function standInOf({ target, addedNodes, previousSibling, nextSibling }: MutationRecord, taken: WeakSet<Node>) {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is HTMLElement => node?.nodeName === 'FONT' && node.parentNode === target && !taken.has(node),
  )
}

/** React removes a text that it has made, or puts something before it, wherever the text is: it means what stands for it. */
function guard(parent: Node): void {
  if (guarded.has(parent)) return
  guarded.add(parent)
  const { insertBefore, removeChild } = parent
  const shown = (child: Node | null) =>
    [child, child && standIns.get(child)].find((each) => each?.parentNode === parent)
  parent.insertBefore = (node, before) => insertBefore.call(parent, node, shown(before) ?? null) as typeof node
  parent.removeChild = (child) => {
    const found = shown(child)
    if (found) removeChild.call(parent, found)
    return child
  }
}

/** What is copied, and found again by its words, in any language. */
const verbatim = 'pre, code, kbd'

function keepVerbatim(node: Node): void {
  if (!(node instanceof Element)) return
  if (node.matches(verbatim)) node.setAttribute('translate', 'no')
  for (const each of node.querySelectorAll(verbatim)) each.setAttribute('translate', 'no')
}

/**
 * A translator replaces texts by elements with theirs. React knows nothing of that: it would write into a text that nobody
 * sees any more, and throw when it removes one (https://github.com/facebook/react/issues/11538). A text that React has
 * changed comes back, for the translator to take again.
 */
export function followTranslator(): void {
  const taken = new WeakSet<Node>()
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { target } = record
      if (record.type === 'characterData') {
        if (!target.isConnected) standIns.get(target)?.replaceWith(target)
        continue
      }
      for (const node of record.addedNodes) keepVerbatim(node)
      for (const text of record.removedNodes) {
        if (text.nodeName !== '#text' || text.parentNode === target) continue
        const standIn = standInOf(record, taken)
        if (!standIn) continue
        taken.add(standIn)
        standIns.set(text, standIn)
        observer.observe(text, { characterData: true })
        guard(target)
      }
    }
  })
  keepVerbatim(document.body)
  observer.observe(document.body, { childList: true, subtree: true })
}
