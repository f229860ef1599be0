import { sandboxSeed } from '../../src/rules/sandbox/data/sandboxNames.ts'
import { validate } from '../../src/rules/schemas/validate.ts'
import { validationMessage } from '../../src/rules/schemas/validationMessage.ts'
import { registerApplication } from './application/registerApplication.ts'
import type { Generation } from './application/tokens.ts'
import { fetchAt } from './connection/connection.ts'
import { openInProcess } from './connection/openInProcess.ts'
import { openRemote } from './connection/openRemote.ts'
import { createBankClock, timeOf } from './control/bankClock.ts'
import { createControl } from './control/control.ts'
import { createCustomers } from './control/customers.ts'
import { faultOf } from './control/fault.ts'
import { createMessages } from './control/messages.ts'
import { createWebhooks } from './control/webhooks.ts'
import type { Bank, Mail, OpenBankOptions, RequestRecord, TextMessage } from './types.ts'

const known: readonly string[] = ['server', 'controlKey', 'name', 'seed', 'startTime', 'rateLimit']

function assertKnown(options: object): void {
  const other = Object.keys(options).find((option) => !known.includes(option))
  if (other !== undefined) throw new Error(`openBank has no option ${other}: it takes ${known.join(', ')}`)
}

/** As a server takes it: the same options open a bank in this process and on a server. @throws Error */
function seedOf(seed: string): string {
  const [failure, value] = validate(seed, sandboxSeed, { coerce: true })
  if (failure) throw new Error(validationMessage(failure, sandboxSeed, 'seed'))
  return value
}

function assertRateLimit(rateLimit: string): void {
  if (rateLimit !== 'off' && rateLimit !== 'enforced')
    throw new Error(`rateLimit: ${rateLimit} is neither enforced nor off`)
}

/** @throws Error */
function startTimeOf(startTime: Date | string): number {
  const time = timeOf(startTime, 'startTime')
  const year = new Date(time).getUTCFullYear()
  if (year >= 2000 && year <= 2099) return time
  throw new Error(`startTime: ${new Date(time).toISOString()} is not from 2000 to 2099`)
}

/** Control calls after which a token may have ended. */
const movesTime = /^\/(?:clock|import|reset|scenarios|snapshots)\b/

/**
 * Opens a bank of its own: in this process, or on a sandbox that runs.
 * @throws Error for options that it does not know, and where no server answers
 */
export async function openBank(options: OpenBankOptions = {}): Promise<Bank> {
  assertKnown(options)
  const { server, controlKey, name, seed, startTime, rateLimit = 'off' } = options
  assertRateLimit(rateLimit)
  const parts = {
    ...(seed !== undefined && { seed: seedOf(seed) }),
    rateLimit,
    startTime: startTime === undefined ? undefined : startTimeOf(startTime),
  }
  if (server === undefined && name !== undefined)
    throw new Error('name: A bank in this process has no name. Give server too, or leave it out')
  if (server === undefined && controlKey !== undefined)
    throw new Error('controlKey: A bank in this process has none. Give server too, or leave it out')
  const connection =
    server === undefined
      ? await openInProcess(parts)
      : await openRemote({ ...parts, server, controlKey, ...(name !== undefined && { name }) })
  const place = connection.url() ?? 'in this process'
  let closing: Promise<void> | undefined
  const assertOpen = () => {
    if (closing) throw new Error(`The bank ${place} is closed: open another`)
  }

  const send = fetchAt(connection)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    assertOpen()
    return send(input, init)
  }
  const control = createControl(fetch)
  const generation: Generation = { clock: 0, content: 0 }
  const customers = createCustomers(control)
  const { webhooks, replace, askAgain } = createWebhooks(control, connection)

  async function replaceContent(path: string, body?: object) {
    await replace(async () => {
      await control('POST', path, body)
      generation.content++
    })
  }
  let snapshots = 0

  const bank: Bank = {
    get url() {
      const url = connection.url()
      if (url === undefined)
        throw new Error(
          'The bank is in this process and has no address yet: call await bank.listen(), or use bank.fetch',
        )
      return url
    },
    async listen({ port = 0 } = {}) {
      assertOpen()
      return connection.listen(port)
    },
    fetch,
    customer: customers.customer,
    createCustomer: customers.createCustomer,
    application: (chosen) => registerApplication({ fetch, control, customers, generation }, chosen),
    clock: createBankClock(control, () => generation.clock++),
    async fail(operation, fault, choices) {
      await control('PUT', `/faults/${encodeURIComponent(operation)}`, faultOf(fault, choices))
    },
    async clearFaults(operation) {
      await control('DELETE', `/faults${operation === undefined ? '' : `/${encodeURIComponent(operation)}`}`)
    },
    mails: createMessages<Mail, string>({ control, path: '/mails', noun: 'email', addressOf: (to) => to }),
    phone: createMessages<TextMessage, Parameters<Bank['phone']['list']>[0] & {}>({
      control,
      path: '/sms',
      noun: 'text message',
      addressOf: (to) => (typeof to === 'object' ? to.phoneNumber : to),
    }),
    webhooks,
    requests({ operation, limit } = {}) {
      const query = new URLSearchParams({
        ...(operation !== undefined && { operation }),
        ...(limit !== undefined && { limit: String(limit) }),
      })
      return control<RequestRecord[]>('GET', `/events?${query}`)
    },
    async snapshot(wanted = `snapshot ${++snapshots}`) {
      await control('POST', '/snapshots', { name: wanted })
      return wanted
    },
    restore: (wanted) => replaceContent(`/snapshots/${encodeURIComponent(wanted)}/restore`),
    reset: () => replaceContent('/reset'),
    async control(method, path, body) {
      const data = await control<unknown>(method, path, body)
      if (method.toUpperCase() !== 'GET' && movesTime.test(path)) generation.clock++
      return data
    },
    close() {
      closing ??= connection.close()
      askAgain()
      return closing
    },
    [Symbol.asyncDispose]: () => bank.close(),
  }
  return bank
}
