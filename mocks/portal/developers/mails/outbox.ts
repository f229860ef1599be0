import type { Mail } from '../../../../src/rules/sandbox/messages.ts'
import type { Bank } from '../../../bank/bank.ts'
import { expire } from '../../../db/expire.ts'

/** Older ones are gone. */
const maxMails = 500

/** Stores a mail in the sandbox's outbox instead of sending it. */
export async function sendMail(
  { tables, sequence, clock }: Bank,
  mail: Pick<Mail, 'to' | 'subject' | 'text' | 'link'>,
): Promise<void> {
  await tables.mails.insert({ id: await sequence.id('mail'), sentAt: new Date(clock.now()).toISOString(), ...mail })
  expire(tables.mails, () => tables.mails.count() > maxMails)
}
