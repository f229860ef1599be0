import type { ApiResponse } from '../../http/message.ts'
import { bankPage } from '../../http/page/bankPage.ts'
import { type Html, html } from '../../http/page/html.ts'
import type { BankCustomer } from '../signIn/customers.ts'
import { describedByProblem, formTokenInput, problemOf } from './formParts.ts'

interface SignInPage {
  /** The address that the forms are sent to. */
  action: string
  formToken: string
  /** Each has a button that signs it in. */
  testCustomers: readonly BankCustomer[]
  /** What the customer does after it. */
  purpose: string | Html
  /** Whether the customer can go back to an application. */
  canCancel?: boolean
  /** What was typed before; never a password. */
  customerNumber?: string | undefined
  corporateUsername?: string | undefined
  /** Why the last try failed. */
  problem?: string | undefined
}

const buttonOf = ({ customerNumber, name, story }: BankCustomer) => html`
<li><button class="customer" name="testCustomer" value="${customerNumber}"><strong>${name}</strong> <span>customer ${customerNumber}</span><br>${story}</button></li>`

export function signInPage(page: SignInPage): ApiResponse {
  const { action, formToken, testCustomers, purpose, canCancel = false, problem } = page
  const { customerNumber = '', corporateUsername = '' } = page
  const hidden = formTokenInput(formToken)
  return bankPage({
    title: problem === undefined ? 'Sign in' : 'Error: Sign in',
    content: html`<h1>Sign in</h1>
<p>${purpose}</p>
${problemOf(problem)}
<form method="post" action="${action}">
${hidden}
<label for="customerNumber">Customer number</label>
<input id="customerNumber" name="customerNumber" value="${customerNumber}" inputmode="numeric" autocomplete="username" maxlength="20" required${describedByProblem(problem)}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="100" required>
<label for="corporateUsername">Corporate username <span>(companies only)</span></label>
<input id="corporateUsername" name="corporateUsername" value="${corporateUsername}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100">
<div class="actions">
<button class="primary">Sign in</button>
${
  canCancel
    ? html`<button name="decision" value="deny" formnovalidate>Cancel</button>
`
    : undefined
}</div>
</form>
<section aria-labelledby="testCustomers">
<h2 id="testCustomers">Or sign in as a test customer</h2>
<form method="post" action="${action}">
${hidden}
<ul class="customers">${testCustomers.map(buttonOf)}
</ul>
</form>
</section>`,
  })
}
