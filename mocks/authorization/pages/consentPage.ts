import { type Scope, scopeNamed } from '../../../src/rules/bank/authorization/scopes.ts'
import { startOf } from '../../../src/rules/text/serverText.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import type { ApiResponse } from '../../http/message.ts'
import { bankPage } from '../../http/page/bankPage.ts'
import { type Html, html } from '../../http/page/html.ts'
import { describedByProblem, formTokenInput, problemOf } from './formParts.ts'
import { longText } from './longText.ts'
import { printedIban } from './printedIban.ts'

/** An account as the pages show it. */
export type SharedAccount = Pick<LedgerAccount, 'id' | 'name' | 'iban' | 'currency'>

interface ConsentPage {
  /** The address that the form is sent to. */
  action: string
  formToken: string
  application: { name: string; description: string }
  returnOrigin: string
  customer: { name: string }
  accounts: readonly SharedAccount[]
  corporateUsername: string | null
  scopes: readonly string[]
  /** Whether the scopes reach the customer's accounts, so that some are chosen. */
  choosesAccounts: boolean
  /** The access ends when the application has not used it for so long. */
  unusedDays: string
  /** The days that can be chosen, and the last day of each, such as `2026-06-12`. */
  durations: readonly { days: string; until: string; isDefault: boolean }[]
  /** Where the customer can withdraw it. */
  consentsAddress: string
  /** Why the last try failed. */
  problem?: string
}

const scopeItem = ({ name, opens }: Scope): Html => html`
<li>${opens} <code>${name}</code></li>`

const durationItem = ({ days, until, isDefault }: ConsentPage['durations'][number]): Html => html`
<li><label><input type="radio" name="duration" value="${days}"${isDefault ? html` checked` : undefined}> <span>${days} days, until ${until}</span></label></li>`

function accountChoice(accounts: readonly SharedAccount[], problem: string | undefined): Html {
  if (accounts.length === 0) return html`<p>You have no accounts yet, so you share none.</p>`
  const items = accounts.map(
    ({ id, name, iban, currency }) => html`
<li><label><input type="checkbox" name="account" value="${id}"${problem === undefined ? html` checked` : undefined}> <span><strong>${name}</strong>, ${currency}<br><span class="iban">${printedIban(iban)}</span></span></label></li>`,
  )
  return html`<fieldset${describedByProblem(problem)}>
<legend>Accounts to share</legend>
<ul class="accounts">${items}
</ul>
</fieldset>`
}

export function consentPage(page: ConsentPage): ApiResponse {
  const { action, formToken, application, returnOrigin, customer, corporateUsername, problem } = page
  const name = startOf(application.name, 'name')
  const description = longText(application.description, 'message')
  const scopes = page.scopes.flatMap((name) => scopeNamed(name) ?? [])
  return bankPage({
    title: problem === undefined ? 'Consent' : 'Error: Consent',
    content: html`<h1>Share with ${name}?</h1>
<p>You are signed in as <strong>${customer.name}</strong>${corporateUsername === null ? undefined : html` (user ${startOf(corporateUsername, 'name')})`}.</p>
<p>Description from ${name}: “${description.start}”. You will be returned to ${startOf(returnOrigin, 'summary')}.</p>${description.whole}
${problemOf(problem)}
<form method="post" action="${action}">
${formTokenInput(formToken)}
<h2>What it may use</h2>
<ul class="scopes">${scopes.map(scopeItem)}
</ul>
${page.choosesAccounts ? accountChoice(page.accounts, problem) : undefined}
<fieldset>
<legend>For how long</legend>
<ul class="accounts">${page.durations.map(durationItem)}
</ul>
</fieldset>
<p>You can withdraw your consent earlier at <a href="${page.consentsAddress}">Your consents</a>. If ${name} doesn’t use the consent for ${page.unusedDays} days, it must ask you again.</p>
<p>You still confirm every payment yourself: the bank names its amount, recipient and account, and your confirmation is valid for that payment only.</p>
<div class="actions">
<button class="primary" name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Don’t allow</button>
</div>
</form>`,
  })
}
