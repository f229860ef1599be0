import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs'
import { initialId } from './layout.ts'
import { pillWidth, size, textWidth } from './measure.ts'
import type { ArrowPart, Chart, Line, StatePart } from './parts.ts'
import { style } from './style.ts'

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const round = (value: number): number => Math.round(value * 10) / 10

const text = (kind: string, x: number, y: number, content: string, attributes = ''): string =>
  `<text class="${kind}" x="${round(x)}" y="${round(y)}"${attributes}>${xml(content)}</text>`

const transitionOf = ({ transition }: Line): string =>
  transition === undefined ? '' : ` data-transition="${xml(transition)}"`

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box => ({ x, y, width, height })

const rectangle = (kind: string, { x, y, width, height }: Box, rounding = size.rounding): string =>
  `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${rounding}"/>`

function tagPills(tags: readonly string[], x: number, y: number): string[] {
  let left = x
  return tags.map((tag) => {
    const width = pillWidth(tag)
    const pill = [
      `<g class="tag tag-${xml(tag)}">`,
      rectangle('pill', { x: left, y, width, height: size.pill }, size.pill / 2),
      text('tag-name', left + width / 2, y + 12, tag),
      '</g>',
    ].join('')
    left += width + 5
    return pill
  })
}

function drawState(state: StatePart, node: ElkNode): string {
  const box = boxOf(node)
  const { x, y, width, height } = box
  const data = `data-state="${xml(state.id)}"`
  if (state.type === 'history')
    return `<g class="state history" ${data}><circle class="box" cx="${round(x + width / 2)}" cy="${round(y + height / 2)}" r="11"/>${text('label', x + width / 2, y + height / 2 + 4, 'H', ' text-anchor="middle"')}</g>`
  const nested = state.children.length > 0
  const kinds = ['state', state.type, ...(state.isRegion ? ['region'] : []), ...state.tags.map((tag) => `is-${tag}`)]
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 }
  const left = x + size.padding
  const own = [
    rectangle('box', box),
    ...(state.type === 'final' ? [rectangle('inner', inner, size.rounding - 3)] : []),
    text('name', left, y + 22, state.name),
    ...tagPills(state.tags, left + textWidth(state.name, size.name) + 8, y + 9),
    ...(state.lines.length > 0 && !nested
      ? [`<path class="rule" d="M${round(x)} ${round(y + 32)}h${round(width)}"/>`]
      : []),
    ...state.lines.map((line, index) =>
      text(`label ${line.kind}`, left, y + 47 + index * size.line, line.text, transitionOf(line)),
    ),
  ]
  const children = state.children.map((child) => {
    const place = node.children?.find(({ id }) => id === child.id)
    return place ? drawState(child, place) : ''
  })
  const start = node.children?.find(({ id }) => id === initialId(state.id))
  const origin = start
    ? [`<circle class="initial" cx="${round((start.x ?? 0) + 6)}" cy="${round((start.y ?? 0) + 6)}" r="5"/>`]
    : []
  return [`<g class="${kinds.join(' ')}" ${data}>`, ...own, ...origin, ...children, '</g>'].join('\n')
}

const towards = (from: ElkPoint, to: ElkPoint, distance: number): ElkPoint => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function route({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): string {
  const points = [startPoint, ...bendPoints, endPoint]
  const at = ({ x, y }: ElkPoint) => `${round(x)} ${round(y)}`
  const bends = bendPoints.map((bend, index) => {
    const before = points[index] ?? bend
    const after = points[index + 2] ?? bend
    return `L${at(towards(bend, before, 7))}Q${at(bend)} ${at(towards(bend, after, 7))}`
  })
  return `M${at(startPoint)}${bends.join('')}L${at(endPoint)}`
}

function drawArrow(edge: ElkExtendedEdge, arrow: ArrowPart | undefined): string {
  const path = (edge.sections ?? []).map(route).join('')
  const data = arrow ? ` data-transitions="${xml(arrow.transitions.join('\n'))}"` : ''
  return `<path class="arrow" d="${path}" marker-end="url(#head)"${data}/>`
}

function drawLabel(edge: ElkExtendedEdge, arrow: ArrowPart): string {
  const [place] = edge.labels ?? []
  if (!place) return ''
  const { x = 0, y = 0, width = 0, height = 0 } = place
  return [
    '<g class="on-arrow">',
    rectangle('halo', { x, y, width, height }, 4),
    ...arrow.lines.map((line, index) =>
      text(
        `label ${line.kind}`,
        x + width / 2,
        y + 13.5 + index * size.arrowLine,
        line.text,
        ` text-anchor="middle"${transitionOf(line)}`,
      ),
    ),
    '</g>',
  ].join('')
}

/** The picture: states carry `data-state`, labels `data-transition`, arrows `data-transitions` (one name a line). */
export function draw(chart: Chart, placed: ElkNode): string {
  const width = Math.ceil(placed.width ?? 0)
  const height = Math.ceil(placed.height ?? 0)
  const arrows = new Map(chart.arrows.map((arrow) => [arrow.id, arrow]))
  const edges = placed.edges ?? []
  const [root] = placed.children ?? []
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Statechart ${xml(chart.id)}" data-chart="${xml(chart.id)}">`,
    `<title>Statechart ${xml(chart.id)}</title>`,
    `<style>${style}</style>`,
    '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="head" d="M0 0.5L10 5L0 9.5z"/></marker></defs>',
    `<rect class="paper" width="${width}" height="${height}"/>`,
    root ? drawState(chart.root, root) : '',
    ...edges.map((edge) => drawArrow(edge, arrows.get(edge.id))),
    ...edges.map((edge) => {
      const arrow = arrows.get(edge.id)
      return arrow ? drawLabel(edge, arrow) : ''
    }),
    '</svg>',
    '',
  ].join('\n')
}
