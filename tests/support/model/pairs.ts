import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionsOf } from '../../../src/app/inspector/statechart.ts'

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node.parent, ...ancestorsOf(node.parent)] : []
const withAncestors = (node: AnyStateNode) => [node, ...ancestorsOf(node)]
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
const withDescendants = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(withDescendants)]
const isWithin = (node: AnyStateNode, outer: AnyStateNode) => withAncestors(node).includes(outer)

/** A node that is entered, with what is entered inside it. */
function entered(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'history') return node.parent ? withDescendants(node.parent) : []
  if (node.type === 'parallel') return [node, ...childrenOf(node).flatMap(entered)]
  return node.type === 'compound' ? [node, ...node.initial.target.flatMap(entered)] : [node]
}

/** The innermost node that stays active while the transition is taken. */
function domainOf({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | undefined {
  const targets = target ?? []
  if (!reenter && targets.every((each) => isWithin(each, source))) return source
  return ancestorsOf(source).find((each) => targets.every((inner) => inner !== each && isWithin(inner, each)))
}

const arrivals = new WeakMap<AnyTransitionDefinition, ReadonlySet<AnyStateNode>>()

/** The nodes that may be active because of a transition: those that it enters and those around them. */
function arrivalOf(transition: AnyTransitionDefinition): ReadonlySet<AnyStateNode> {
  const known = arrivals.get(transition)
  if (known) return known
  const { source, target } = transition
  const nodes = new Set<AnyStateNode>()
  const add = (more: readonly AnyStateNode[]) => {
    for (const node of more) nodes.add(node)
  }
  if (target === undefined) add([...withDescendants(source), ...ancestorsOf(source)])
  for (const node of target ?? []) {
    add([...entered(node), ...ancestorsOf(node)])
    const domain = domainOf(transition)
    const around = ancestorsOf(node)
    for (const each of domain ? around.slice(0, around.indexOf(domain) + 1) : around)
      if (each.type === 'parallel')
        add(childrenOf(each).flatMap((region) => (isWithin(node, region) ? [] : entered(region))))
  }
  arrivals.set(transition, nodes)
  return nodes
}

/** Whether the second starts where the first has led to: what moves in another region lies between them, not before it. */
export const follows = (one: AnyTransitionDefinition, next: AnyTransitionDefinition): boolean =>
  arrivalOf(one).has(next.source)

export const pairSign = ' ⇒ '
export const pairName = (one: string, next: string): string => `${one}${pairSign}${next}`

const isUnguarded = ({ guard }: AnyTransitionDefinition) => guard === undefined
const leaveAtOnce = ({ always }: AnyStateNode) => (always ?? []).some(isUnguarded)
const hasFinal = (node: AnyStateNode, arrival: ReadonlySet<AnyStateNode>) =>
  childrenOf(node).some((child) => child.type === 'final' && arrival.has(child))

/** What comes once for each time that its state is entered: the end of a call, a timer. */
const onceFor = (eventType: string) => /^xstate\.(?:(?:done|error)\.actor|after)\.(.+)$/.exec(eventType)?.[1]

/** Without regard to data: what is inside goes first, a final state ends the chart, and a call ends once. */
function isPossible(one: AnyTransitionDefinition, next: AnyTransitionDefinition): boolean {
  const arrival = arrivalOf(one)
  const { source, eventType } = next
  if (!arrival.has(source)) return false
  const domain = domainOf(one)
  const isKept = domain !== undefined && (source === domain || !isWithin(source, domain))
  if (isKept && onceFor(eventType) !== undefined && onceFor(eventType) === onceFor(one.eventType)) return false
  if (eventType.startsWith('xstate.done.state.')) return hasFinal(source, arrival)
  if (one.target?.some(({ type }) => type === 'history')) return true
  if (one.target && hasFinal(source.machine.root, arrival)) return false
  const innermost = one.target ? [...arrival].filter((node) => childrenOf(node).length === 0) : [one.source]
  const leaves = innermost.filter((node) => isWithin(node, source))
  const between = (leaf: AnyStateNode) =>
    withAncestors(leaf).filter((node) => node !== source && isWithin(node, source))
  const isHiddenAt = (leaf: AnyStateNode) =>
    between(leaf).some(({ transitions }) => (transitions.get(eventType) ?? []).some(isUnguarded))
  if (eventType !== '' && leaves.some((leaf) => [...between(leaf), source].some(leaveAtOnce))) return false
  return leaves.length === 0 || !leaves.every(isHiddenAt)
}

/** Each transition with each that may follow it, by name. */
export function pairsOf(machine: AnyStateMachine): Set<string> {
  const transitions = transitionsOf(machine)
  return new Set(
    transitions.flatMap((one) =>
      transitions
        .filter((next) => isPossible(one.transition, next.transition))
        .map((next) => pairName(one.name, next.name)),
    ),
  )
}
