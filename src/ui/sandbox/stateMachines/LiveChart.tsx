import { use, useLayoutEffect, useRef } from 'react'
import type { InspectedActor } from './inspectorState.ts'
import { inspectorTexts } from './inspectorTexts.ts'

const files = import.meta.glob<string>('../../../../docs/statecharts/*/*.svg', { query: '?raw', import: 'default' })
const loads = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.svg$/g, ''), load]))
const pictures = new Map<string, Promise<string>>()

function pictureOf(chart: string): Promise<string> {
  const known = pictures.get(chart) ?? loads.get(chart)?.() ?? Promise.resolve('')
  pictures.set(chart, known)
  return known
}

const lights = `
:host { display: block; overflow: auto; height: 100% }
svg { display: block; margin: auto }
[data-live] > .box { stroke: #12a594; stroke-width: 3.5 }
[data-live] > .name { fill: #0d9b8a }
path[data-taken] { stroke: #12a594; stroke-width: 3 }
text[data-taken] { fill: #0d9b8a; font-weight: 700 }
`

const mark = (root: ParentNode, name: string, isMarked: (element: Element) => boolean) => {
  for (const element of root.querySelectorAll('[data-state], [data-transition], [data-transitions]'))
    element.toggleAttribute(name, isMarked(element))
}

/** The chart's picture as `npm run charts` draws it, in a root of its own since the picture brings its own rules. */
export function LiveChart({
  chart,
  states,
  lastTransitions: taken,
}: Pick<InspectedActor, 'chart' | 'states' | 'lastTransitions'>) {
  const place = useRef<HTMLElement>(null)
  const picture = use(pictureOf(chart))

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
    root
      .querySelector('[data-live]:not(:has([data-live])) > .box')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [states, taken])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <section ref={place} className="live-chart" tabIndex={0} aria-label={inspectorTexts.picture(chart)} />
  )
}

const svgOf = (picture: string) => new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement
