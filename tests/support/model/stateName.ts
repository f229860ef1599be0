import type { StateValue } from 'xstate'

/** A state as goldens and tours name it: `form.failed`; regions stand side by side: `work.known ticket.loading`. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([parent, child]) => (child && Object.keys(child).length > 0 ? `${parent}.${stateName(child)}` : parent))
        .join(' ')
