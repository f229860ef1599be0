import { type EventFrom, transition } from 'xstate'
import { consentAnswerMinutes } from '../../../src/rules/bank/authorization/consents.ts'
import { minute } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { expire } from '../../db/expire.ts'
import type { ConsentSessionRow } from '../../db/tables/authorization/consents.ts'
import { consentSessionMachine } from './consentSession.machine.ts'

/** After the last form, in milliseconds. */
const sessionLifetime = consentAnswerMinutes * minute

/** Anybody can open sessions: older ones give way. */
const maxSessions = 1000

const newFormToken = ({ sequence }: Bank) => sequence.key('consent session form')

export async function openSession(bank: Bank): Promise<ConsentSessionRow> {
  const { tables, clock, sequence } = bank
  const now = clock.now()
  expire(tables.consentSessions, ({ expiresAt }) => now >= expiresAt || tables.consentSessions.count() >= maxSessions)
  return tables.consentSessions.insert({
    id: await sequence.id('consent-session'),
    formToken: await newFormToken(bank),
    customerNumber: null,
    corporateUsername: null,
    consentId: null,
    expiresAt: now + sessionLifetime,
    lifecycle: { value: 'signingIn' },
  })
}

type SessionChanges = Pick<ConsentSessionRow, 'customerNumber' | 'corporateUsername' | 'consentId'>

/** Under a new token for the next form. */
export const renewSession = async (
  bank: Bank,
  { id }: ConsentSessionRow,
  changes: Partial<SessionChanges & Pick<ConsentSessionRow, 'lifecycle'>> = {},
): Promise<ConsentSessionRow> =>
  bank.tables.consentSessions.update(id, {
    ...changes,
    formToken: await newFormToken(bank),
    expiresAt: bank.clock.now() + sessionLifetime,
  })

/** Moves the session to the state that its lifecycle has after this event. */
export function transitionSession(
  bank: Bank,
  session: ConsentSessionRow,
  event: EventFrom<typeof consentSessionMachine>,
  changes: Partial<SessionChanges> = {},
): Promise<ConsentSessionRow> {
  const before = consentSessionMachine.resolveState({ value: session.lifecycle.value })
  const [after] = transition(consentSessionMachine, before, event)
  return renewSession(bank, session, { ...changes, lifecycle: { value: after.value } })
}

/** The session that a page's form belongs to: each form works once. */
export async function sessionOfForm(bank: Bank, formToken: string | null): Promise<ConsentSessionRow | undefined> {
  const session = formToken === null ? undefined : bank.tables.consentSessions.by('formToken', formToken)
  if (!session || bank.clock.now() < session.expiresAt) return session
  await transitionSession(bank, session, { type: 'session.expired' }, { customerNumber: null })
  return undefined
}
