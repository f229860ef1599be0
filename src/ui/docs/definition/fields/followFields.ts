import { bodyPart } from '../../../../rules/definition/operation/fieldAnchor.ts'
import {
  rangesInAnswer,
  rangesInBody,
  rangesOfParameter,
  type TextRange,
} from '../../../../rules/definition/samples/sampleLines.ts'
import { decoded } from '../../../../rules/docs/docs.ts'
import { definitionTexts as texts } from '../definitionTexts.ts'

const rowOfHash = (hash: string | undefined): HTMLElement | null =>
  hash ? (document.getElementById(decoded(hash.slice(1)))?.closest<HTMLElement>('.fields tr[id]') ?? null) : null

/** The field that an element of the page belongs to, or that it is a link to. */
function rowAt({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('.fields tr[id]') ?? rowOfHash(target.closest('a')?.hash)
}

const codeUnder = (samples: Element, title: string): Element | null =>
  [...samples.querySelectorAll('figure')]
    .find((each) => each.querySelector('figcaption')?.textContent === title)
    ?.querySelector('pre > code') ?? null

/** Where a field shows beside the text, and where there. */
function shownAt(row: HTMLElement, samples: Element): { code: Element | null; ranges: TextRange[] } {
  const [, part = '', ...names] = row.id.split('.')
  const call = codeUnder(samples, texts.callSample)
  const answer = codeUnder(samples, texts.sampleAnswer(part))
  const textOf = (code: Element | null) => code?.textContent ?? ''
  if (part === bodyPart) return { code: call, ranges: rangesInBody(textOf(call), names) }
  if (answer && names[0] === bodyPart) return { code: answer, ranges: rangesInAnswer(textOf(answer), names.slice(1)) }
  const path = row.closest('.operation')?.querySelector('.operation-call > code')?.textContent ?? ''
  const name = row.querySelector('th code')?.textContent ?? ''
  return { code: call, ranges: names.length > 0 ? [] : rangesOfParameter(textOf(call), name, path) }
}

/** Scrolls what has the code, and never the page. */
function scrollTo(pane: Element, line: DOMRect): void {
  const { top, bottom, left, right } = pane.getBoundingClientRect()
  const isSeen = line.top >= top && line.bottom <= bottom && line.left >= left && line.left < right
  if (isSeen) return
  pane.scrollTo({
    top: pane.scrollTop + line.top - top - (pane.clientHeight - line.height) / 2,
    left: line.left < left || line.left >= right ? pane.scrollLeft + line.left - left - 16 : pane.scrollLeft,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
}

const highlight = 'field'

function mark(code: Element | null, found: readonly TextRange[]): void {
  const text = code?.firstChild
  const ranges = text
    ? found.map(([start, end]) => {
        const range = new Range()
        range.setStart(text, start)
        range.setEnd(text, end)
        return range
      })
    : []
  // The field is described where it is pointed at: without highlights, the example is scrolled to it only.
  if ('highlights' in CSS) CSS.highlights.set(highlight, new Highlight(...ranges))
  const pane = code?.closest('pre')
  if (pane && ranges[0]) scrollTo(pane, ranges[0].getBoundingClientRect())
}

/** The next stop of the arrow keys among the fields of a table, of which the tab key reaches one. */
function linkFor(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  target: EventTarget | null,
): HTMLElement | undefined {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !target.matches('.field-link'))
    return undefined
  const links = [...(target.closest('.fields')?.querySelectorAll<HTMLElement>('.field-link') ?? [])]
  const at = links.indexOf(target)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[key]
  const link = to === undefined ? undefined : links[to]
  if (link) target.tabIndex = -1
  return link
}

/**
 * Marks where the field that is pointed at, focused or linked shows in the samples of its operation, and scrolls the samples
 * there. It stays marked until another field is. The keys among the events that came before it lead on from where they
 * were pressed, unless the focus has moved since.
 */
export function followFields(signal: AbortSignal, early: readonly (Event | undefined)[]): void {
  let row: HTMLElement | null = null
  const show = () => {
    const samples = row?.closest('.operation')?.querySelector('.call-samples')
    changes.disconnect()
    if (!row || !samples) return
    const { code, ranges } = shownAt(row, samples)
    mark(code, ranges)
    changes.observe(samples, { characterData: true, childList: true, subtree: true })
  }
  /** Another language, or other values. */
  const changes = new MutationObserver(show)
  const point = (next: HTMLElement | null) => {
    if (!next || next === row) return
    row = next
    show()
  }
  const onEvent = (event: Event) => point(rowAt(event))
  const onLink = () => point(rowOfHash(location.hash))
  addEventListener('pointerover', onEvent, { signal, passive: true })
  addEventListener('focusin', onEvent, { signal })
  addEventListener('hashchange', onLink, { signal })
  const onKey = (event: KeyboardEvent) => {
    const link = linkFor(event, document.activeElement)
    if (!link) return
    event.preventDefault()
    link.tabIndex = 0
    link.focus()
  }
  addEventListener('keydown', onKey, { signal })
  signal.addEventListener('abort', () => {
    changes.disconnect()
    if ('highlights' in CSS) CSS.highlights.delete(highlight)
  })
  const { activeElement } = document
  point(
    rowOfHash(location.hash) ?? activeElement?.closest('.fields tr[id]') ?? document.querySelector('.fields tr:hover'),
  )
  for (const event of early) if (event instanceof KeyboardEvent && event.target === activeElement) onKey(event)
}
