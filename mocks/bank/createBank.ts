import type { Bank } from './bank.ts'
import { createJobs } from './jobs.ts'
import type { EventSubscriber } from './subscriber.ts'

type Parts = Pick<Bank, 'tables' | 'clock' | 'sequence' | 'history'> & { subscribers: readonly EventSubscriber[] }

export function createBank({ subscribers, ...parts }: Parts): Bank {
  const { tables, clock, sequence } = parts
  const bank: Bank = {
    ...parts,
    jobs: createJobs(tables, clock, sequence),
    async publish(name, event) {
      for (const subscriber of subscribers) await subscriber[name]?.(bank, event)
    },
  }
  return bank
}
