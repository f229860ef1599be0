import { testPassword } from '../../../src/rules/bank/testCustomers.ts'
import type { Bank } from '../../bank/bank.ts'
import { ApiError } from '../../http/apiError.ts'
import { readParameters } from '../../http/readRequest.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import { type CustomerSignInFailure, customerOf, type SignedInCustomer, signInCustomer } from './customers.ts'

/** @throws ApiError (403) when a page of another origin has sent the form. */
export async function readForm({ request }: Pick<Call, 'request'>): Promise<URLSearchParams> {
  const origin = request.headers.get('Origin')
  if (origin !== null && origin !== new URL(request.url).origin)
    throw new ApiError(403, 'This form was not sent by a page of the bank.')
  return readParameters(request)
}

export const textOf = (form: URLSearchParams, name: string): string | undefined => form.get(name)?.trim() || undefined

/** What a person reads about a failed sign-in. */
const failureTexts: Readonly<Record<CustomerSignInFailure, string>> = {
  noCustomerNumber: 'Enter your customer number.',
  unknownCustomer: 'The customer number or the password is wrong.',
  noPassword: 'Enter your password.',
  wrongPassword: 'The customer number or the password is wrong.',
  noCorporateUsername: 'This customer is a company: enter the corporate username too.',
  wrongCorporateUsername: 'The corporate username is wrong.',
}

/** Those that the form has, or those of the test customer whose button was pressed. */
function credentialsOf(bank: Bank, form: URLSearchParams) {
  const testCustomer = customerOf(bank, textOf(form, 'testCustomer'))
  if (testCustomer) {
    const { customerNumber, corporateUsername } = testCustomer
    return { customerNumber, corporateUsername, password: testPassword }
  }
  return {
    customerNumber: textOf(form, 'customerNumber'),
    corporateUsername: textOf(form, 'corporateUsername'),
    password: form.get('password') || undefined,
  }
}

/** Why nobody was signed in, and what was typed but the password. */
export interface FailedSignIn {
  problem: string
  customerNumber: string | undefined
  corporateUsername: string | undefined
}

/** Who has sent the form of the sign-in page; too many wrong passwords make the customer number wait. */
export async function signInByForm(call: Call, form: URLSearchParams): Promise<SignedInCustomer | FailedSignIn> {
  const { customerNumber, corporateUsername, password } = credentialsOf(call.bank, form)
  const failed = (problem: string): FailedSignIn => ({ problem, customerNumber, corporateUsername })
  try {
    const signedIn = await signInCustomer(call.bank, { customerNumber, corporateUsername, password })
    if ('failure' in signedIn) return failed(failureTexts[signedIn.failure])
    call.setSubject(signedIn.customer.customerNumber)
    return signedIn
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    for (const [name, value] of Object.entries(error.headers)) call.setHeader(name, value)
    return failed(error.message)
  }
}
