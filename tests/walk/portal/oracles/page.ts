import type { TakenStep } from './takenStep.ts'

const broken = /\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]|\bnull\b/

/** What no page ever shows. */
export function pageViolations({ before, after, isIdle, walk }: TakenStep): string[] {
  const { address, title, headings, mainLength, isPortal, prose, attributes, notices, typed, isBusy } = after
  if (!isPortal) return []
  const found: string[] = []
  // What was left may still show while the next page is on its way.
  const isCode = [address, before?.address ?? ''].some((each) => /^\/(?:docs|sandbox)/.test(each))
  const own = typed.reduce((text, value) => text.replaceAll(value, ''), prose)
  const odd = isCode ? null : broken.exec(own)
  if (odd) found.push(`the page shows "${own.slice(Math.max(0, odd.index - 40), odd.index + 40)}"`)
  for (const attribute of attributes)
    if (!isCode && broken.test(attribute)) found.push(`an attribute says "${attribute}"`)
  if (isIdle && mainLength < 20) found.push('the page is empty')
  if (/This page stopped working|could not be shown/.test(prose)) found.push('the page stopped working')
  if (title.trim() === '') found.push('the page has no title')
  if (isIdle && headings.length !== 1)
    found.push(`the page has ${headings.length} first headings: ${headings.join(' | ')}`)
  if (notices > 3) found.push(`${notices} notices are shown`)
  // A page without Web Locks waits for one that was left in mid-refresh, for 15 seconds at most.
  const isWaiting = walk.isWaiting || after.refreshTickets > 1
  if (!isIdle && isBusy && !isWaiting && walk.hurried === 0) found.push('something stays busy')
  return found
}
