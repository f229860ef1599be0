import type { TokenErrorId } from '../../../src/rules/bank/authorization/tokenErrors.ts'
import { type CustomerSignInFailure, signInCustomer } from '../signIn/customers.ts'
import { grantTokens, type TokenResponse } from '../tokens/issueTokens.ts'
import { requestedScopes } from '../tokens/requestedScopes.ts'
import { TokenError } from '../tokens/tokenError.ts'
import type { TokenRequest } from '../tokens/tokenRequest.ts'

/** How the documentation calls each failure, and its reason. */
const failures: Readonly<Record<CustomerSignInFailure, readonly [TokenErrorId, reason: string]>> = {
  noCustomerNumber: ['missing-username', 'The username is missing: send the customer number.'],
  unknownCustomer: [
    'missing-username',
    'There is no customer of this number: the documentation lists the test customers.',
  ],
  noPassword: ['missing-password', 'The password is missing: send that of the customer.'],
  wrongPassword: ['missing-password', 'The password is wrong: the documentation lists that of all test customers.'],
  noCorporateUsername: [
    'missing-corporate-username',
    'The customer is a company: send the user who acts for it as corporateUsername.',
  ],
  wrongCorporateUsername: ['missing-password', 'The company has no user of this corporateUsername.'],
}

/** RFC 6749 section 4.3; `username` is the customer number. */
export async function passwordGrant({ bank, application, form, setSubject }: TokenRequest): Promise<TokenResponse> {
  const scopes = requestedScopes(application, 'password', form.get('scope'))
  const signedIn = await signInCustomer(bank, {
    customerNumber: form.get('username'),
    password: form.get('password'),
    corporateUsername: form.get('corporateUsername'),
  })
  if ('failure' in signedIn) throw new TokenError(...failures[signedIn.failure])
  const { customer, corporateUsername } = signedIn
  const { customerNumber } = customer
  setSubject(customerNumber)
  const granted = { kind: 'password', scopes, customerNumber, corporateUsername } as const
  const { response } = await grantTokens(bank, application, granted)
  return response
}
