import type { Grant } from '../../../src/rules/bank/authorization/grants.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import { parsed, refusalOf } from '../bankError.ts'
import type { Control } from '../control/control.ts'
import type { Customers } from '../control/customers.ts'
import type { Application, CallOptions, Customer, CustomerReference } from '../types.ts'
import { confirmOtp } from './confirmOtp.ts'
import { callOf, type DefinedOperation, keyHeader, operationOf, signatureHeader, waitingCallIn } from './operations.ts'
import { authorizationIdOf, type Tokens } from './tokens.ts'

export interface ApplicationParts {
  fetch: typeof globalThis.fetch
  control: Control
  customers: Customers
}

interface Client extends ApplicationParts {
  facts: Omit<Application, 'call' | 'request' | 'as' | 'token'>
  tokens: Tokens
  /** Those of the calls that wait for a one-time password, by transaction. */
  tokenOf: Map<string, string>
  customer: CustomerReference | undefined
}

interface Answer {
  response: Response
  token: string
}

export function createApplication(client: Client): Application {
  const { facts, fetch, customers, tokens, tokenOf, customer: ownCustomer } = client
  const { sign } = facts

  const isBaas = ({ number }: Customer) => authorizationIdOf(number) !== undefined

  /** The customer of the call, or of the application where it is one of this kind, or the first. */
  function customerFor(chosen: CustomerReference | undefined, baas: boolean): Customer {
    const found = chosen === undefined ? undefined : customers.find(chosen)
    if (found && isBaas(found) !== baas)
      throw new Error(
        baas
          ? `Customer ${found.number} is not a customer of BaaS, whose numbers begin with 4000000`
          : `Customer ${found.number} is one of BaaS, who cannot sign in: choose another, such as 1`,
      )
    const own = ownCustomer === undefined ? undefined : customers.find(ownCustomer)
    return found ?? (own && isBaas(own) === baas ? own : customers.customer(baas ? '4000000001' : '1'))
  }

  /** The application's own token where it will do, unless a customer is named. */
  function tokenFor({ requirement }: DefinedOperation, chosen: CustomerReference | undefined): Promise<string> {
    const { publicAccess, customerAccess } = requirement.access
    const get = (grant: Grant, customer: Customer | null) => tokens.get(grant, customer)
    if (publicAccess && (chosen === undefined || !customerAccess)) return get('client_credentials', null)
    if (customerAccess) return get('authorization_code', customerFor(chosen, false))
    return get('authorization_id', customerFor(chosen, true))
  }

  async function send(operationId: string, input: object | undefined, options: CallOptions = {}): Promise<Answer> {
    const { customer, idempotencyKey, headers, signal } = options
    const operation = operationOf(operationId)
    const call = callOf(operation, input)
    const token = tokenOf.get(transactionIn(operationId, input)) ?? (await tokenFor(operation, customer))
    const response = await fetch(call.path, {
      method: call.method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...call.headers,
        ...(operation.signature === 'required' && { [signatureHeader]: await sign(token + call.signed) }),
        ...(idempotencyKey !== undefined && { [keyHeader]: idempotencyKey }),
        ...headers,
      },
      ...(call.body !== undefined && { body: call.body }),
      ...(signal && { signal }),
    })
    return { response, token }
  }

  /** The data of an answer. @throws BankError */
  async function dataOf(operationId: string, { response, token }: Answer): Promise<unknown> {
    const text = await response.text()
    const body = parsed(text)
    const isAnswer = isRecord(body) && isRecord(body.header) && body.header.status === 'SUCCESS'
    if (!response.ok || !isAnswer) throw refusalOf(operationId, response, text)
    const waiting = waitingCallIn(body.data)
    if (waiting) tokenOf.set(waiting.transactionId, token)
    return body.data
  }

  async function call(operationId: string, input?: object, options: CallOptions = {}): Promise<unknown> {
    const answer = await send(operationId, input, options)
    const data = await dataOf(operationId, answer)
    const waiting = options.otp === 'wait' ? undefined : waitingCallIn(data)
    if (!waiting) return data
    const { token } = answer
    const response = await confirmOtp(client, waiting, token, options.signal)
    return dataOf(operationId, { response, token })
  }

  return {
    ...facts,
    call: call as Application['call'],
    request: async (operationId, ...[input, options]) => {
      const answer = await send(operationId, input as object | undefined, options)
      const waiting = waitingCallIn(dataIn(await answer.response.clone().text()))
      if (waiting) tokenOf.set(waiting.transactionId, answer.token)
      return answer.response
    },
    as(customer) {
      customers.find(customer)
      return createApplication({ ...client, customer })
    },
    token: ({ customer } = {}) => {
      if (customer === undefined) return tokens.get('client_credentials', null)
      const found = customers.find(customer)
      return tokens.get(isBaas(found) ? 'authorization_id' : 'authorization_code', found)
    },
  }
}

function dataIn(text: string): unknown {
  const body = parsed(text)
  return isRecord(body) ? body.data : undefined
}

/** The transaction that a call of executeOtp completes. */
function transactionIn(operationId: string, input: object = {}): string {
  const { transaction_id, transactionId } = input as Record<string, unknown>
  return operationId === 'executeOtp' ? String(transaction_id ?? transactionId) : ''
}
