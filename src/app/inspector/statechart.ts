import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject, StateValue } from 'xstate'

/** A transition of a chart with the name that reports, excuses and pictures know it by. */
export interface NamedTransition {
  name: string
  source: AnyStateNode
  transition: AnyTransitionDefinition
}

export const pathOf = (node: AnyStateNode): string => (node.path.length > 0 ? node.path.join('.') : node.machine.id)

export const statesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)]

/** The innermost states that a chart is in: `form.failed`; of regions each one. */
export const leavesOf = (value: StateValue): string[] => {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([parent, child]) =>
    child && Object.keys(child).length > 0 ? leavesOf(child).map((leaf) => `${parent}.${leaf}`) : [parent],
  )
}

/** What a timer is called in a path of a model test: `after 500 (pending)`. */
export function timerLabel(event: EventObject, machineId: string): string {
  const parts = /^xstate\.after\.([^.]+)\.(.+)$/.exec(event.type)
  if (!parts) return `after ${event.type}`
  const state = parts[2]?.startsWith(`${machineId}.`) ? parts[2].slice(machineId.length + 1) : parts[2]
  return `after ${parts[1]} (${state})`
}

/** `xstate.done.actor.save` reads `save done`, `xstate.after.500.captcha.pending` reads `after 500`. */
export function eventName(type: string): string {
  if (type === '') return 'always'
  const [, kind, name] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/.exec(type) ?? []
  if (kind === 'done' && type.startsWith('xstate.done.state.')) return 'done'
  if (kind !== undefined) return `${name} ${kind === 'error' ? 'failed' : kind}`
  return type.replace(/^xstate\.after\.([^.]+)\..+$/, 'after $1')
}

export function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    const { check, guards } = guard as { check?: { name: string }; guards?: unknown[] }
    const inner = (guards ?? []).map(guardName)
    if (check?.name === 'checkNot') return `not ${inner.join('')}`
    if (check?.name === 'checkAnd') return inner.join(' and ')
    if (check?.name === 'checkOr') return inner.join(' or ')
    return guard.name || 'guard'
  }
  return String((guard as EventObject).type)
}

/** `form: registration.submit [captchaSolved] → registering`; equal names are distinguished by `#2`. */
export function transitionsOf(machine: AnyStateMachine): NamedTransition[] {
  const times = new Map<string, number>()
  return statesOf(machine.root).flatMap((source) =>
    [...[...source.transitions.values()].flat(), ...(source.always ?? [])].map((transition) => {
      const guard = guardName(transition.guard)
      const targets = transition.target?.map(pathOf).join(', ')
      const name = [
        `${pathOf(source)}: ${eventName(transition.eventType)}`,
        ...(guard === undefined ? [] : [`[${guard}]`]),
        ...(targets === undefined ? [] : [`→ ${targets}`]),
      ].join(' ')
      const time = (times.get(name) ?? 0) + 1
      times.set(name, time)
      return { name: time === 1 ? name : `${name} #${time}`, source, transition }
    }),
  )
}
