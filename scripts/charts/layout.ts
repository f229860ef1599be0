import type { ElkExtendedEdge, ElkNode } from 'elkjs'
import Elk from 'elkjs'
import { headSize, labelSize, size } from './measure.ts'
import type { Chart, StatePart } from './parts.ts'

const dot = 12

const shared = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '30',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '5',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.nodeSelfLoop': '14',
}

export const initialId = (state: string): string => `${state} initial`

function nodeOf(state: StatePart): ElkNode {
  const head = headSize(state)
  if (state.type === 'history') return { id: state.id, width: 24, height: 24 }
  if (state.children.length === 0) return { id: state.id, ...head }
  const start = state.initial === undefined ? [] : [{ id: initialId(state.id), width: dot, height: dot }]
  return {
    id: state.id,
    children: [...start, ...state.children.map(nodeOf)],
    layoutOptions: {
      ...shared,
      'elk.padding': `[top=${head.height + 8},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width},${head.height})`,
    },
  }
}

function initialEdges(state: StatePart): ElkExtendedEdge[] {
  const own = state.initial === undefined ? [] : [{ from: initialId(state.id), to: state.initial }]
  return [
    ...own.map(({ from, to }) => ({ id: `${from} → ${to}`, sources: [from], targets: [to] })),
    ...state.children.flatMap(initialEdges),
  ]
}

/** The chart's boxes and arrows with their places, in the coordinates of the picture. */
export async function layout(chart: Chart): Promise<ElkNode> {
  const elk = new Elk()
  const arrows = chart.arrows.map(({ id, source, target, lines }) => ({
    id,
    sources: [source],
    targets: [target],
    labels: [
      { id: `${id} label`, text: id, ...labelSize(lines), layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' } },
    ],
  }))
  return elk.layout({
    id: 'picture',
    children: [nodeOf(chart.root)],
    edges: [...initialEdges(chart.root), ...arrows],
    layoutOptions: {
      ...shared,
      'elk.padding': `[top=${size.padding},left=${size.padding},bottom=${size.padding},right=${size.padding}]`,
    },
  })
}
