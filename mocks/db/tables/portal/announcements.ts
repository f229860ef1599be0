import { type Infer, object, string } from 'superstruct'
import { table } from '../../table.ts'

const announcement = object({
  id: string(),
  title: string(),
  shortMessage: string(),
  longMessage: string(),
  updateDate: string(),
})

export type AnnouncementRow = Infer<typeof announcement>

export const announcementTables = {
  announcements: table(announcement),
}
