import type { Bank } from './bank.ts'
import type { DomainEvents } from './domainEvents.ts'

/** What a part of the bank does on events of others. */
export type EventSubscriber = {
  readonly [Name in keyof DomainEvents]?: (bank: Bank, event: DomainEvents[Name]) => Promise<void>
}
