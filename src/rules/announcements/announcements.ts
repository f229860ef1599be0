import { momentOf } from '../time/moment.ts'
import { announcementLimits } from './announcementLimits.ts'

/** Platform news (001 section 3); `updateDate` in ISO 8601. */
export interface Announcement {
  title: string
  shortMessage: string
  longMessage: string
  updateDate: string
}

/** Announcements have no id: one that is updated is news again, and one that says something else is another. */
export const keyOf = ({ title, shortMessage, longMessage, updateDate }: Announcement): string =>
  `${updateDate} ${title} ${fingerprintOf(`${shortMessage}\n${longMessage}`)}`

/** Short, as the keys of dismissed pop-ups are stored (FNV-1a, 32 bits). */
function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

const timeOf = ({ updateDate }: Announcement) => momentOf(updateDate)?.date.getTime() ?? 0

/** The last updated first; what has no readable date comes last. */
export const newestFirst = (announcements: readonly Announcement[]): Announcement[] =>
  announcements.toSorted((left, right) => timeOf(right) - timeOf(left))

/** The pop-ups: of the newest those that were not dismissed on this device (001 sections 2 and 9). */
export const popUpsOf = (announcements: readonly Announcement[], dismissed: readonly string[]): Announcement[] =>
  newestFirst(announcements)
    .slice(0, announcementLimits.popUps)
    .filter((each) => !dismissed.includes(keyOf(each)))

/** The date and time where the reader is, a day without a time as it is everywhere; empty for what is no date. */
export const localDate = (updateDate: string, locale?: string): string => {
  const { date, isDay } = momentOf(updateDate) ?? {}
  return (
    date?.toLocaleString(locale, { dateStyle: 'long', ...(isDay ? { timeZone: 'UTC' } : { timeStyle: 'short' }) }) ?? ''
  )
}
