import { type KeyboardEvent, use, useLayoutEffect, useRef, useState } from 'react'
import { trustedTypesPolicy } from '../../../rules/security/trustedTypes.ts'
import type { InspectedActor } from './inspectorState.ts'
import { inspectorTexts as texts } from './inspectorTexts.ts'

const files = import.meta.glob<string>('../../../../docs/statecharts/*/*.svg', { query: '?raw', import: 'default' })
const loads = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.svg$/g, ''), load]))
const pictures = new Map<string, Promise<string>>()

function pictureOf(chart: string): Promise<string> {
  const known = pictures.get(chart) ?? loads.get(chart)?.() ?? Promise.resolve('')
  pictures.set(chart, known)
  return known
}

/** At 1 the whole picture fits into its place. */
const zooms = [1, 1.5, 2, 3, 4, 6, 9]

const lights = `
:host { display: block; overflow: auto; height: 100%; min-height: 0 }
svg { display: block; width: calc(100% * var(--zoom, 1)); height: calc(100% * var(--zoom, 1)) }
[data-live] > .box { stroke: #12a594; stroke-width: 3.5 }
[data-live] > .name { fill: #0d9b8a }
path[data-taken] { stroke: #12a594; stroke-width: 3 }
text[data-taken] { fill: #0d9b8a; font-weight: 700 }
@media (forced-colors: active) {
  [data-live] > .box, path[data-taken] { stroke: Highlight; stroke-width: 5 }
}
`

const mark = (root: ParentNode, name: string, isMarked: (element: Element) => boolean) => {
  for (const element of root.querySelectorAll('[data-state], [data-transition], [data-transitions]'))
    element.toggleAttribute(name, isMarked(element))
}

/** Scrolls the place alone: the page under it stays where it is. */
function showActive(place: HTMLElement) {
  const active = place.shadowRoot?.querySelector('[data-live]:not(:has([data-live])) > .box')
  if (!active) return
  const [box, frame] = [active.getBoundingClientRect(), place.getBoundingClientRect()]
  place.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
  place.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2)
}

/** The chart's picture as `npm run charts` draws it, in a root of its own since the picture brings its own rules. */
export function LiveChart({
  chart,
  states,
  lastTransitions: taken,
}: Pick<InspectedActor, 'chart' | 'states' | 'lastTransitions'>) {
  const place = useRef<HTMLElement>(null)
  const picture = use(pictureOf(chart))
  const [level, setLevel] = useState(0)
  const zoom = zooms[level] ?? 1
  const change = (by: number) => setLevel(Math.min(zooms.length - 1, Math.max(0, level + by)))

  useLayoutEffect(() => {
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' })
    if (!root) return
    const style = document.createElement('style')
    style.textContent = lights
    root.replaceChildren(document.importNode(svgOf(picture), true), style)
  }, [picture])

  useLayoutEffect(() => {
    const root = place.current?.shadowRoot
    if (!root) return
    const live = new Set(states)
    const last = new Set(taken)
    const namesOf = ({ dataset }: SVGElement) => [dataset.transition ?? '', ...(dataset.transitions ?? '').split('\n')]
    mark(root, 'data-live', (element) => live.has(element.getAttribute('data-state') ?? ''))
    mark(root, 'data-taken', (element) => namesOf(element as SVGElement).some((name) => last.has(name)))
  }, [states, taken])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is active may have moved
  useLayoutEffect(() => {
    if (!place.current) return
    place.current.style.setProperty('--zoom', String(zoom))
    showActive(place.current)
  }, [zoom, states])

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { '+': 1, '=': 1, '-': -1, '0': -level }[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    change(by)
  }
  return (
    <div className="live-chart">
      <section
        ref={place}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={texts.picture(chart)}
        aria-keyshortcuts="+ - 0"
        onKeyDown={onKeyDown}
      />
      <fieldset className="chart-zoom">
        <legend className="visually-hidden">{texts.zoom}</legend>
        <button type="button" aria-label={texts.zoomOut} disabled={level === 0} onClick={() => change(-1)}>
          −
        </button>
        <button type="button" disabled={level === 0} onClick={() => setLevel(0)}>
          {texts.fit}
        </button>
        <button type="button" aria-label={texts.zoomIn} disabled={level === zooms.length - 1} onClick={() => change(1)}>
          +
        </button>
      </fieldset>
    </div>
  )
}

const pictureMarkup = trustedTypesPolicy('portico-statechart', 'createHTML', (picture) => {
  if (/<(?!\/?(?:circle|defs|g|marker|path|rect|style|svg|text|title)\b)|\son\w+=/i.test(picture))
    throw new TypeError('The picture of a statechart holds more than shapes and texts')
  return picture
})

const svgOf = (picture: string) =>
  new DOMParser().parseFromString(pictureMarkup(picture), 'image/svg+xml').documentElement
