import { type Infer, string, type } from 'superstruct'

/** News of the platform (001 section 3); `updateDate` in ISO 8601. */
export const announcement = type({
  title: string(),
  shortMessage: string(),
  longMessage: string(),
  updateDate: string(),
})
export type Announcement = Infer<typeof announcement>

/** Announcements have no id: one that is updated is news again. */
export const keyOf = ({ title, updateDate }: Announcement): string => `${updateDate} ${title}`

const timeOf = ({ updateDate }: Announcement) => Date.parse(updateDate) || 0

/** The last updated first; what has no readable date comes last. */
export const newestFirst = (announcements: readonly Announcement[]): Announcement[] =>
  announcements.toSorted((left, right) => timeOf(right) - timeOf(left))

/** The pop-ups: of the three newest those that were not dismissed on this device (001 sections 2 and 9). */
export const popUpsOf = (announcements: readonly Announcement[], dismissed: readonly string[]): Announcement[] =>
  newestFirst(announcements)
    .slice(0, 3)
    .filter((each) => !dismissed.includes(keyOf(each)))

/** The date and time where the reader is; empty for what is no date. */
export const localDate = (updateDate: string, locale?: string): string => {
  const date = new Date(updateDate)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(date)
}

export const announcementTexts = {
  title: 'Announcements',
  intro: 'What is new on the platform, the latest first.',
  updated: 'Updated',
  loading: 'The announcements are loading',
  failed: 'The announcements are not here',
  none: 'There is no news',
  noneHint: 'When something changes on the platform, it is written here.',
  close: 'Close',
  region: 'News of the platform',
} as const
