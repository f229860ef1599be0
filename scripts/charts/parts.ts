import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { toDirectedGraph } from 'xstate/graph'
import { eventName, guardName, type NamedTransition, transitionsOf } from '../../src/app/inspector/statechart.ts'

/** A line of text in a state or on an arrow; `transition` is the name of the transition that it stands for. */
export interface Line {
  text: string
  kind: 'event' | 'guard' | 'do' | 'inner'
  transition?: string
}

export interface StatePart {
  id: string
  name: string
  type: AnyStateNode['type']
  isRegion: boolean
  tags: string[]
  lines: Line[]
  initial: string | undefined
  children: StatePart[]
}

export interface ArrowPart {
  id: string
  source: string
  target: string
  lines: Line[]
  transitions: string[]
}

export interface Chart {
  id: string
  root: StatePart
  arrows: ArrowPart[]
}

function actionName(action: unknown): string[] {
  if (typeof action === 'string') return [action]
  const { type, name } = action as { type?: string; name?: string }
  if (type === undefined) return name ? [name] : []
  return type === 'xstate.raise' || type === 'xstate.cancel' ? [] : [type.replace(/^xstate\./, '')]
}

function delayText(machine: AnyStateMachine, name: string): string {
  const [, reference] = /^after (.+)$/.exec(name) ?? []
  if (reference === undefined) return name
  const delay: unknown = machine.implementations.delays[reference]
  const span = (milliseconds: number) =>
    milliseconds >= 1000 ? `${milliseconds / 1000} s`.replace(/^60 s$/, '1 min') : `${milliseconds} ms`
  if (typeof delay === 'number') return `after ${reference} (${span(delay)})`
  return Number.isNaN(Number(reference)) ? name : `after ${span(Number(reference))}`
}

function eventLines(machine: AnyStateMachine, { name, transition }: NamedTransition): Line[] {
  const guard = guardName(transition.guard)
  const event = delayText(machine, eventName(transition.eventType))
  return [
    { text: event, kind: 'event', transition: name },
    ...(guard === undefined ? [] : [{ text: `[${guard}]`, kind: 'guard' as const, transition: name }]),
  ]
}

function innerLine(machine: AnyStateMachine, named: NamedTransition): Line {
  const actions = named.transition.actions.flatMap(actionName)
  const head = eventLines(machine, named)
    .map(({ text }) => text)
    .join(' ')
  return { text: actions.length > 0 ? `${head} / ${actions.join(', ')}` : head, kind: 'inner', transition: named.name }
}

/** What a picture of a chart shows, before it has a place. */
export function chartOf(machine: AnyStateMachine): Chart {
  const named = transitionsOf(machine)
  const part = (graph: ReturnType<typeof toDirectedGraph>): StatePart => {
    const { stateNode } = graph
    const inner = named.filter(({ source, transition }) => source === stateNode && !transition.target)
    const rows = (word: string, names: string[]): Line[] =>
      names.length > 0 ? [{ text: `${word} / ${names.join(', ')}`, kind: 'do' }] : []
    return {
      id: stateNode.id,
      name: stateNode.key,
      type: stateNode.type,
      isRegion: stateNode.parent?.type === 'parallel',
      tags: stateNode.tags,
      lines: [
        ...rows('entry', stateNode.entry.flatMap(actionName)),
        ...stateNode.invoke.flatMap(({ id }) => rows('do', [id])),
        ...rows('exit', stateNode.exit.flatMap(actionName)),
        ...inner.map((transition) => innerLine(machine, transition)),
      ],
      initial: stateNode.type === 'compound' ? stateNode.initial.target[0]?.id : undefined,
      children: graph.children.map(part),
    }
  }
  const arrows = new Map<string, ArrowPart>()
  for (const transition of named)
    for (const target of transition.transition.target ?? []) {
      const id = `${transition.source.id} → ${target.id}`
      const arrow = arrows.get(id) ?? {
        id,
        source: transition.source.id,
        target: target.id,
        lines: [],
        transitions: [],
      }
      arrow.lines.push(...eventLines(machine, transition))
      arrow.transitions.push(transition.name)
      arrows.set(id, arrow)
    }
  return { id: machine.id, root: part(toDirectedGraph(machine)), arrows: [...arrows.values()] }
}
