import { day } from '../../../src/rules/time/units.ts'
import type { SeedContext } from '../../db/table.ts'
import type { AnnouncementRow } from '../../db/tables/portal/announcements.ts'
import { announcements } from '../../fixtures/announcements.ts'

export async function seededAnnouncements({ id, now }: SeedContext): Promise<AnnouncementRow[]> {
  const rows: AnnouncementRow[] = []
  for (const [title, shortMessage, longMessage, age] of announcements) {
    const updateDate = new Date(now() - age * day).toISOString()
    rows.push({ id: await id('announcement'), title, shortMessage, longMessage, updateDate })
  }
  return rows
}
