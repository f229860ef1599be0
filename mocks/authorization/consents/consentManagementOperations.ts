import { consentAnswerMinutes } from '../../../src/rules/bank/authorization/consents.ts'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { inWords } from '../../bank/inWords.ts'
import type { ConsentRow, ConsentSessionRow } from '../../db/tables/authorization/consents.ts'
import type { ApiResponse } from '../../http/message.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import { accountsOf } from '../../ledger/books/ledger.ts'
import { consentManagementPage, signedOutPage, withdrawalPage } from '../pages/consentManagementPages.ts'
import { pageOperation } from '../pages/pageOperation.ts'
import { signInPage } from '../pages/signInPage.ts'
import { seeOther } from '../redirect/returnToApplication.ts'
import { bankCustomers, customerOf } from '../signIn/customers.ts'
import { type FailedSignIn, readForm, signInByForm, textOf } from '../signIn/signInForm.ts'
import { openSession, renewSession, sessionOfForm, transitionSession } from './consentSessions.ts'
import { isOpen, transitionConsent } from './consents.ts'

const signInPath = `${bankPaths.consents}/sign-in`

/** How many that have ended the page shows. */
const shownEnded = 20

const stale = `This page was submitted before, or it is older than ${inWords(consentAnswerMinutes)} minutes. Sign in again.`

const signIn = (
  { bank, basePath }: Call,
  { formToken }: ConsentSessionRow,
  failed: Partial<FailedSignIn> = {},
): ApiResponse =>
  signInPage({
    ...failed,
    action: `${basePath}${signInPath}`,
    formToken,
    testCustomers: bankCustomers(bank),
    purpose: 'You can then see what applications may use, and withdraw a consent.',
  })

const startAgain = async (call: Call): Promise<ApiResponse> =>
  signIn(call, await openSession(call.bank), { problem: stale })

const pageOf = ({ request, basePath }: Call, { formToken }: ConsentSessionRow): ApiResponse =>
  seeOther(new URL(`${basePath}${bankPaths.consents}?request=${formToken}`, request.url).href)

/** What one user of a company has allowed is not the other's to see or to withdraw. */
const consentsOf = ({ bank }: Call, { customerNumber, corporateUsername = null }: ConsentSessionRow): ConsentRow[] =>
  bank.tables.consents
    .listBy('customerNumber', String(customerNumber))
    .filter((consent) => consent.corporateUsername === corporateUsername)
    .reverse()

const validConsent = (call: Call, session: ConsentSessionRow, id: string | null): ConsentRow | undefined =>
  consentsOf(call, session).find((consent) => consent.id === id && consent.lifecycle.value === 'valid')

function showSession(call: Call, session: ConsentSessionRow): ApiResponse | undefined {
  const found = customerOf(call.bank, session.customerNumber)
  if (!found) return undefined
  const customer = { name: found.name, accounts: accountsOf(call.bank, found.customerNumber) }
  const form = { action: `${call.basePath}${bankPaths.consents}`, formToken: session.formToken, customer }
  const consents = consentsOf(call, session)
  const chosen = consents.find(({ id }) => id === session.consentId)
  if (session.lifecycle.value === 'confirming' && chosen) return withdrawalPage({ ...form, consent: chosen })
  return consentManagementPage({
    ...form,
    valid: consents.filter(({ lifecycle }) => lifecycle.value === 'valid'),
    ended: consents.filter((consent) => consent.givenAt !== null && !isOpen(consent)).slice(0, shownEnded),
    withdrawn: chosen,
  })
}

const showConsents = pageOperation({
  id: 'showConsents',
  method: 'get',
  path: bankPaths.consents,
  title: 'Shows the consents of a customer',
  async respond(call) {
    const formToken = new URL(call.request.url).searchParams.get('request')
    if (formToken === null) return signIn(call, await openSession(call.bank))
    const session = await sessionOfForm(call.bank, formToken)
    if (session?.customerNumber) call.setSubject(session.customerNumber)
    return (session && showSession(call, session)) ?? startAgain(call)
  },
})

const submitConsentsSignIn = pageOperation({
  id: 'submitConsentsSignIn',
  method: 'post',
  path: signInPath,
  title: 'Submits the sign-in to the consents',
  async respond(call) {
    const { bank } = call
    const form = await readForm(call)
    const session = await sessionOfForm(bank, form.get('request'))
    if (session?.lifecycle.value !== 'signingIn') return startAgain(call)
    const signedIn = await signInByForm(call, form)
    if ('problem' in signedIn) return signIn(call, await renewSession(bank, session), signedIn)
    const { customer, corporateUsername } = signedIn
    const { customerNumber } = customer
    const event = { type: 'customer.authenticated' } as const
    return pageOf(call, await transitionSession(bank, session, event, { customerNumber, corporateUsername }))
  },
})

const submitConsents = pageOperation({
  id: 'submitConsents',
  method: 'post',
  path: bankPaths.consents,
  title: 'Submits the withdrawal of consents',
  async respond(call) {
    const { bank, basePath } = call
    const form = await readForm(call)
    const session = await sessionOfForm(bank, form.get('request'))
    if (!session || session.customerNumber === null) return startAgain(call)
    call.setSubject(session.customerNumber)
    const decision = form.get('decision')
    if (session.lifecycle.value === 'confirming') {
      const chosen = validConsent(call, session, session.consentId)
      if (decision === 'withdraw' && chosen) {
        await transitionConsent(bank, chosen, { type: 'customer.withdrew' })
        return pageOf(call, await transitionSession(bank, session, { type: 'withdrawal.confirmed' }))
      }
      return pageOf(call, await transitionSession(bank, session, { type: 'withdrawal.cancelled' }, { consentId: null }))
    }
    if (decision === 'signOut') {
      await transitionSession(bank, session, { type: 'customer.signedOut' }, { customerNumber: null })
      return signedOutPage(`${basePath}${bankPaths.consents}`)
    }
    const chosen = validConsent(call, session, textOf(form, 'withdraw') ?? null)
    if (!chosen) return pageOf(call, await renewSession(bank, session, { consentId: null }))
    return pageOf(call, await transitionSession(bank, session, { type: 'withdrawal.asked' }, { consentId: chosen.id }))
  },
})

export const consentManagementOperations = [showConsents, submitConsentsSignIn, submitConsents]
