import { type RefObject, useLayoutEffect } from 'react'
import { trustedTypesPolicy } from '../../../rules/security/trustedTypes.ts'
import type { InspectedActor } from './inspectorState.ts'

const files = import.meta.glob<string>('../../../../docs/statecharts/*/*.svg', { query: '?raw', import: 'default' })
const loads = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.svg$/g, ''), load]))

export const loadPicture = async (chart: string): Promise<string> => (await loads.get(chart)?.()) ?? ''

/** A chart as it runs, with its picture. */
export interface PicturedChart extends Pick<InspectedActor, 'states' | 'lastTransitions'> {
  picture: string
}

const pictureMarkup = trustedTypesPolicy('portico-statechart', 'createHTML', (picture) => {
  if (/<(?!\/?(?:circle|defs|g|marker|path|rect|style|svg|text|title)\b)|\son\w+=/i.test(picture))
    throw new TypeError('The picture of a statechart holds more than shapes and texts')
  return picture
})

const svgOf = (picture: string) =>
  new DOMParser().parseFromString(pictureMarkup(picture), 'image/svg+xml').documentElement

const lights = `
:host { display: block; overflow: auto; height: 100%; min-height: 0 }
svg { display: block; width: max(100%, var(--width, 0px)); height: max(100%, var(--height, 0px)) }
[data-live] > .box { stroke: #12a594; stroke-width: 3.5 }
[data-live] > .name { fill: #0d9b8a }
path[data-taken] { stroke: #12a594; stroke-width: 3 }
text[data-taken] { fill: #0d9b8a; font-weight: 700 }
:host(.is-map) :is(text, .halo, .pill) { display: none }
:host(.is-map) :is(.box, path) { vector-effect: non-scaling-stroke; stroke-width: 1 }
:host(.is-map) [data-live] > .box { stroke-width: 1.5 }
@media (forced-colors: active) {
  [data-live] > .box, path[data-taken] { stroke: Highlight; stroke-width: 5 }
}
`

const mark = (root: ParentNode, name: string, isMarked: (element: Element) => boolean) => {
  for (const element of root.querySelectorAll('[data-state], [data-transition], [data-transitions]'))
    element.toggleAttribute(name, isMarked(element))
}

/**
 * Draws the chart's picture into the place as `npm run charts` draws it, in a root of its own since the picture brings its
 * own rules, and lights its states and last transitions.
 */
export function usePicture(
  place: RefObject<HTMLElement | null>,
  { picture, states, lastTransitions: taken }: PicturedChart,
): void {
  useLayoutEffect(() => {
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' })
    if (!root) return
    const style = document.createElement('style')
    style.textContent = lights
    root.replaceChildren(document.importNode(svgOf(picture), true), style)
  }, [place, picture])

  useLayoutEffect(() => {
    const root = place.current?.shadowRoot
    if (!root) return
    const live = new Set(states)
    const last = new Set(taken)
    const namesOf = ({ dataset }: SVGElement) => [dataset.transition ?? '', ...(dataset.transitions ?? '').split('\n')]
    mark(root, 'data-live', (element) => live.has(element.getAttribute('data-state') ?? ''))
    mark(root, 'data-taken', (element) => namesOf(element as SVGElement).some((name) => last.has(name)))
  }, [place, states, taken])
}
