import type { Ticket } from './tickets.ts'

const statusNames: ReadonlyMap<string, string> = new Map([
  ['O', 'Open'],
  ['C', 'Closed'],
])

/** Undefined for a status that the specification does not name: it is not shown. */
export const statusName = (status: string): string | undefined => statusNames.get(status)

/** Closed takes nothing more; without a reply the description can change; with one the developer replies. */
export function lifecycleOf({ status, replies }: Pick<Ticket, 'status' | 'replies'>) {
  if (status === 'C') return 'closed'
  return replies.length === 0 ? 'noReply' : 'answered'
}
