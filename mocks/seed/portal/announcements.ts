import { day } from '../../../src/rules/time/units.ts'
import type { SeedContext } from '../../db/table.ts'
import type { AnnouncementRow } from '../../db/tables/portal/announcements.ts'

/** In the order of insertion, which is not that of the last update: the number is its age in days. */
const seeded = [
  [
    'Welcome to the developer portal',
    'Start with the five steps',
    'The portal covers everything from reading about an API to the first live call. The Getting Started page takes you through it in five steps.',
    120,
  ],
  [
    'Longer statements',
    'Twelve periods of credit card statements',
    'The credit card statement API has the last twelve periods instead of six. Without a period it returns the last statement, as before.',
    64,
  ],
  [
    'Planned maintenance',
    'The sandbox is unavailable on Sunday night',
    'This Sunday between 02:00 and 04:00 (Istanbul time) we move the sandbox’s data. Calls may fail during that time; tokens remain valid.',
    3,
  ],
  [
    'Virtual cards for everyone',
    'Virtual Cards leaves beta',
    'After six months with ten partners, the Virtual Cards API is open to every developer. Add it to your application under My Applications.',
    21,
  ],
  [
    'FAST limits',
    'The limit of a FAST transfer increases',
    'A FAST transfer can now be up to 100000.00 TRY. Larger amounts return Limit exceeded with the detailCode 200103, as before.',
    9,
  ],
  [
    'Signed responses',
    'Request a signature with one header',
    'The response to every successful API call can be signed: send the header isResponseSigned with true, and header.signedResponse contains the signature.',
    40,
  ],
] as const

export async function seededAnnouncements({ id, now }: SeedContext): Promise<AnnouncementRow[]> {
  const rows: AnnouncementRow[] = []
  for (const [title, shortMessage, longMessage, age] of seeded) {
    const updateDate = new Date(now() - age * day).toISOString()
    rows.push({ id: await id('announcement'), title, shortMessage, longMessage, updateDate })
  }
  return rows
}
