import type { PageFacts } from '../pageView.ts'
import type { Taken } from './taken.ts'

/** When each text of the page was first there, by the clock of the walk, in milliseconds. */
type TypedAt = ReadonlyMap<string, number>

const typed = new WeakMap<object, TypedAt>()
const came = new WeakMap<object, { from: PageFacts; to: string; typedAt: TypedAt }>()

/** How long a form keeps what nobody who is known has typed (src/app/session/formDraft.ts), in milliseconds. */
const draftLifetime = 600_000

const place = (address: string) => address.split('#')[0] ?? ''

/** Back leads to where the last link led away from, and what was typed there is still there or offered. */
export function historyViolations({ walk, step, before, after, isIdle }: Taken): string[] {
  const last = came.get(walk)
  came.delete(walk)
  const typedAt: TypedAt = typed.get(walk) ?? new Map()
  typed.set(walk, new Map(after.kept.map((value) => [value, typedAt.get(value) ?? walk.clockOffset])))
  if (!before?.isPortal || !after.isPortal || !isIdle) return []
  const isLink = (step.do === 'press' || step.do === 'enter') && step.role === 'link'
  if (isLink && place(before.address) !== place(after.address))
    came.set(walk, { from: before, to: after.address, typedAt })
  const isBack = step.do === 'history' && step.way === 'back'
  if (!last || !isBack || before.address !== last.to) return []
  const { from } = last
  if (place(after.address) !== place(from.address))
    return [`back leads from ${last.to} to ${after.address}, not to ${from.address}`]
  const isKept = (value: string) => walk.clockOffset - (last.typedAt.get(value) ?? 0) < draftLifetime
  const lost = from.kept.filter((value) => !after.kept.includes(value) && isKept(value))
  return lost.length > 0 && !/Restore|Discard|draft/i.test(after.prose)
    ? [`what was typed is neither there nor offered: ${lost.join(', ').slice(0, 80)}`]
    : []
}
