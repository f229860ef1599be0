import type { StateValue } from 'xstate'

/** The innermost states that a chart is in: `form.failed`; of regions each one. */
export const leavesOf = (value: StateValue): string[] => {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([parent, child]) =>
    child && Object.keys(child).length > 0 ? leavesOf(child).map((leaf) => `${parent}.${leaf}`) : [parent],
  )
}

/** A state as tours and tables name it: regions stand side by side, `usage.loaded ticket.loading`. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([parent, child]) => (child && Object.keys(child).length > 0 ? `${parent}.${stateName(child)}` : parent))
        .join(' ')
