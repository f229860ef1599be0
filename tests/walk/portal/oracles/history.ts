import type { PageFacts } from '../pageView.ts'
import type { Taken } from './taken.ts'

const came = new WeakMap<object, { from: PageFacts; to: string }>()

const place = (address: string) => address.split('#')[0] ?? ''

/** Back leads to where the last link led away from, and what was typed there is still there or offered. */
export function historyViolations({ walk, step, before, after, isIdle }: Taken): string[] {
  const last = came.get(walk)
  came.delete(walk)
  if (!before?.isPortal || !after.isPortal || !isIdle) return []
  const isLink = (step.do === 'press' || step.do === 'enter') && step.role === 'link'
  if (isLink && place(before.address) !== place(after.address)) came.set(walk, { from: before, to: after.address })
  const isBack = step.do === 'history' && step.way === 'back'
  if (!last || !isBack || before.address !== last.to) return []
  const { from } = last
  if (place(after.address) !== place(from.address))
    return [`back leads from ${last.to} to ${after.address}, not to ${from.address}`]
  const lost = from.kept.filter((value) => !after.kept.includes(value))
  return lost.length > 0 && !/Restore|Discard|draft/i.test(after.prose)
    ? [`what was typed is neither there nor offered: ${lost.join(', ').slice(0, 80)}`]
    : []
}
