import type { StateValue } from 'xstate'

/** A state as tours and tables name it: regions stand side by side, `usage.loaded ticket.loading`. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([parent, child]) => (child && Object.keys(child).length > 0 ? `${parent}.${stateName(child)}` : parent))
        .join(' ')
