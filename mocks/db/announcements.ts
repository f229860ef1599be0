import { type Infer, object, string } from 'superstruct'
import type { TableDefinition } from './table.ts'

const announcement = object({
  id: string(),
  title: string(),
  shortMessage: string(),
  longMessage: string(),
  updateDate: string(),
})

const day = 86_400_000

/** In the order in which they were first written; the days since their last update do not follow it. */
const seeded = [
  [
    'Welcome to the developer portal',
    'Start with the five steps',
    'The portal has everything from the first look at an API to the first live call. The Getting Started page leads through it in five steps.',
    120,
  ],
  [
    'Longer statements',
    'Twelve periods of credit card statements',
    'The credit card statement API answers the last twelve periods instead of six. Nothing changes for those who ask for fewer.',
    64,
  ],
  [
    'Planned maintenance',
    'The sandbox rests on Sunday night',
    'On the coming Sunday between 02:00 and 04:00 (Istanbul) the sandbox’s data is moved. Calls may fail in between; tokens stay good.',
    3,
  ],
  [
    'Virtual cards for everyone',
    'Virtual Cards leaves its trial',
    'After half a year with ten partners the Virtual Cards API is open to every developer. Add it to your application under My Applications.',
    21,
  ],
  [
    'FAST limits',
    'The limit of a FAST transfer rises',
    'One FAST transfer may now carry up to 100.000 TL. The error 02 tells of amounts above it, as before.',
    9,
  ],
  [
    'Signed answers',
    'Ask for a signature with one header',
    'Every answer can be signed: send the header isResponseSigned with true, and header.signedResponse carries the signature.',
    40,
  ],
] as const

export const announcements: TableDefinition<Infer<typeof announcement>> = {
  row: announcement,
  async seed({ id, now }) {
    const rows: Infer<typeof announcement>[] = []
    for (const [title, shortMessage, longMessage, age] of seeded) {
      const updateDate = new Date(now() - age * day).toISOString()
      rows.push({ id: await id('announcement'), title, shortMessage, longMessage, updateDate })
    }
    return rows
  },
}
