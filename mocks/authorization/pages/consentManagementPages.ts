import type { ConsentEndReason } from '../../../src/rules/bank/authorization/consents.ts'
import { scopeNamed } from '../../../src/rules/bank/authorization/scopes.ts'
import { startOf } from '../../../src/rules/text/serverText.ts'
import { dayOf } from '../../bank/dates.ts'
import type { ConsentRow } from '../../db/tables/authorization/consents.ts'
import type { ApiResponse } from '../../http/message.ts'
import { bankPage } from '../../http/page/bankPage.ts'
import { type Html, html } from '../../http/page/html.ts'
import type { SharedAccount } from './consentPage.ts'
import { formTokenInput } from './formParts.ts'
import { printedIban } from './printedIban.ts'

interface CustomerWithAccounts {
  name: string
  accounts: readonly SharedAccount[]
}

/** A form of the session, and where it is sent to. */
interface SessionForm {
  action: string
  formToken: string
  customer: CustomerWithAccounts
}

interface ConsentManagementPage extends SessionForm {
  valid: readonly ConsentRow[]
  /** The newest first. */
  ended: readonly ConsentRow[]
  /** The one that was withdrawn just now. */
  withdrawn: ConsentRow | undefined
}

const nameOf = ({ applicationName }: ConsentRow) => startOf(applicationName, 'name')

/** Of those that were given. */
const endTexts: Readonly<Partial<Record<ConsentEndReason, string>>> = {
  CUSTOMER_WITHDREW: 'You have withdrawn it',
  APPLICATION_WITHDREW: 'The application has withdrawn it',
  REPLACED: 'A newer consent has replaced it',
  DURATION_ENDED: 'It has expired',
}

/** What is shared: data, accounts, since when and until when. */
function facts({ accounts: owned }: CustomerWithAccounts, { scopes, accounts, givenAt, expiresAt }: ConsentRow): Html {
  const data = scopes.map((name) => html`<li>${scopeNamed(name)?.opens ?? name}</li>`)
  const shared = (accounts ?? []).map((number) => {
    const account = owned.find(({ id }) => id === number)
    return account
      ? html`<li>${account.name}, ${account.currency}<br><span class="iban">${printedIban(account.iban)}</span></li>`
      : html`<li>${number}</li>`
  })
  return html`<dl>
<dt>Data</dt><dd><ul>${data}</ul></dd>
${shared.length === 0 ? undefined : html`<dt>Accounts</dt><dd><ul>${shared}</ul></dd>`}
<dt>Since</dt><dd>${dayOf(givenAt ?? expiresAt)}</dd>
<dt>Until</dt><dd>${dayOf(expiresAt)}</dd>
</dl>`
}

const validItem = (page: ConsentManagementPage, consent: ConsentRow): Html => html`
<li class="consent"><h3>${nameOf(consent)}</h3>
${facts(page.customer, consent)}
<form method="post" action="${page.action}">
${formTokenInput(page.formToken)}
<button name="withdraw" value="${consent.id}" aria-label="Withdraw your consent to ${nameOf(consent)}">Withdraw</button>
</form></li>`

const endedItem = (consent: ConsentRow): Html => html`
<li><strong>${nameOf(consent)}</strong><br>${endTexts[consent.lifecycle.endReason ?? 'DURATION_ENDED'] ?? 'It has ended'}, ${dayOf(consent.changedAt)}</li>`

/** What the customer has allowed. */
export function consentManagementPage(page: ConsentManagementPage): ApiResponse {
  const { action, customer, valid, ended, withdrawn } = page
  return bankPage({
    title: 'Your consents',
    content: html`<h1>Your consents</h1>
<p>You are signed in as <strong>${customer.name}</strong>.</p>
${withdrawn && html`<p class="notice" role="status">${nameOf(withdrawn)} no longer has access to your data.</p>`}
<h2>Valid</h2>
${
  valid.length === 0
    ? html`<p>You don’t share data with any application.</p>`
    : html`<ul>${valid.map((each) => validItem(page, each))}
</ul>`
}
${
  ended.length === 0
    ? undefined
    : html`<h2>Ended</h2>
<ul class="ended">${ended.map(endedItem)}
</ul>`
}
<form method="post" action="${action}">
${formTokenInput(page.formToken)}
<div class="actions"><button name="decision" value="signOut">Sign out</button></div>
</form>`,
  })
}

/** Before a consent is withdrawn. */
export function withdrawalPage(form: SessionForm & { consent: ConsentRow }): ApiResponse {
  const { action, customer, consent } = form
  const name = nameOf(consent)
  return bankPage({
    title: 'Withdraw consent',
    content: html`<h1>Withdraw your consent to ${name}?</h1>
<p>${name} can then no longer use the following. The bank still carries out what you have ordered with it. To allow it again, you give a new consent when ${name} asks you.</p>
${facts(customer, consent)}
<form method="post" action="${action}">
${formTokenInput(form.formToken)}
<div class="actions">
<button class="primary" name="decision" value="withdraw">Withdraw</button>
<button name="decision" value="keep">Keep</button>
</div>
</form>`,
  })
}

export const signedOutPage = (address: string): ApiResponse =>
  bankPage({
    title: 'Signed out',
    content: html`<h1>You are signed out</h1>
<p>Close this page, or <a href="${address}">sign in again</a>.</p>`,
  })
