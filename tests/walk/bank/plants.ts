import type { Storage } from '../../../mocks/db/storage/storage.ts'
import { readJson } from '../../../mocks/http/readRequest.ts'
import type { Call, Operation } from '../../../mocks/kernel/calls/operation.ts'
import { operations } from '../../../mocks/sandbox.ts'
import type { AcceptedCall, DefinedService } from '../../../mocks/services/pipeline/definedService.ts'
import { respondToService } from '../../../mocks/services/pipeline/pipeline.ts'
import { services } from '../../../mocks/services/services.ts'
import { isRecord } from '../../../src/rules/problem.ts'
import type { Plants } from './banks.ts'

const replaced = (id: string, change: (operation: Operation) => Operation): Plants => ({
  operations: operations.map((operation) => (operation.id === id ? change(operation) : operation)),
})

/** The operation with other parts of its service. */
function withService(id: string, change: (service: DefinedService) => Partial<DefinedService>): Plants {
  const service = services.find((each) => each.id === id)
  if (!service) throw new Error(`There is no service ${id}`)
  const changed = { ...service, ...change(service) }
  return replaced(id, () => ({ ...changed, respond: (call) => respondToService(changed, call) }))
}

const performing = (id: string, perform: (call: AcceptedCall, own: () => Promise<unknown>) => Promise<unknown>) =>
  withService(id, (service) => ({ perform: (call, order) => perform(call, () => service.perform(call, order)) }))

const beside = (
  id: string,
  what: (call: Call, work: () => ReturnType<Operation['respond']>) => ReturnType<Operation['respond']>,
) => replaced(id, (operation) => ({ ...operation, respond: (call) => what(call, () => operation.respond(call)) }))

/** Without the orders. */
function forgetful(storage: Storage): Storage {
  return {
    ...storage,
    save: (changes) => storage.save(new Map([...changes].filter(([key]) => !key.startsWith('transfers/')))),
  }
}

/** Of calls in all storages. */
let order = 0

/** Faults of a bank, each with what a walk says of it. Those that remember something remember it in the rows. */
export const plants: Readonly<Record<string, Plants & { found: RegExp }>> = {
  'an OTP to a stranger': {
    found: /^createInternalTransfer sends an SMS to a stranger/,
    ...beside('createInternalTransfer', async ({ bank }, work) => {
      const before = bank.tables.smsMessages.count()
      const response = await work()
      const newest = bank.tables.smsMessages.list().at(-1)
      if (newest && bank.tables.smsMessages.count() > before)
        await bank.tables.smsMessages.update(newest.id, { to: '+905559999999' })
      return response
    }),
  },
  'a number given twice': {
    found: /^create\w+Transfer gives the number \d+ a second time/,
    ...performing('createInternalTransfer', async (call, own) => {
      const data = await own()
      const { customerNumber } = call.grant
      const [first] = call.bank.tables.transfers.list({ where: (row) => row.customerNumber === customerNumber })
      return isRecord(data) && first ? { ...data, referenceNumber: first.id } : data
    }),
  },
  'money made from nothing': {
    found: /adds up to/,
    ...performing('createBillPayment', async (call, own) => {
      const data = await own()
      const account = call.bank.tables.ledgerAccounts.list()[0]
      if (account) await call.bank.tables.ledgerAccounts.update(account.id, { balance: account.balance + 100 })
      return data
    }),
  },
  'an answer that lacks a documented field': {
    found: /^credit-cards\/credit-card-limits answers 200 against its definition/,
    ...performing('getCreditCardLimits', async (_, own) => {
      const data = await own()
      return Object.fromEntries(Object.entries(data as object).slice(1))
    }),
  },
  'an account that other customers can read': {
    found: /^getAccount opens/,
    ...withService('getAccount', ({ perform }) => ({
      owned: {},
      perform(call, order) {
        const { accounts: _, ...grant } = call.grant
        const owner = call.bank.tables.ledgerAccounts.get(String(call.params.accountNumber))?.customerNumber
        return perform({ ...call, grant: { ...grant, ...(owner && { customerNumber: owner }) } }, order)
      },
    })),
  },
  'a call logged twice': {
    found: /^listBranches is 2 times in the event log/,
    ...beside('listBranches', async (call, work) => {
      const response = await work()
      const [like] = call.bank.tables.events.list()
      if (like) await call.bank.tables.events.insert({ ...like, id: `${call.txId}-again` })
      return response
    }),
  },
  'a storage that forgets': {
    found: /^IndexedDB answers/,
    storage: forgetful,
  },
  'a refusal that stores': {
    found: /^cancelTransfer is refused with \d+, and changes mails/,
    ...beside('cancelTransfer', async (call, work) => {
      const mail = {
        id: call.txId,
        sentAt: new Date(0).toISOString(),
        to: 'a@b.example',
        subject: 'S',
        text: 'T',
        link: null,
      }
      await call.bank.tables.mails.insert(mail)
      return work()
    }),
  },
  'a call that breaks the bank': {
    found: /^\w+ \/api\/.* answers 500/,
    ...performing('convertAmount', (call, own) => {
      if (Number(call.query.amount) < 50) throw new TypeError('Too little')
      return own()
    }),
  },
  'an expired token that opens': {
    found: /^listAccounts is answered with 200 with an expired token/,
    ...beside('listAccounts', async ({ bank, request }, work) => {
      const id = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
      const token = bank.tables.accessTokens.get(id)
      if (token && token.expiresAt <= bank.clock.now())
        await bank.tables.accessTokens.update(id, { expiresAt: bank.clock.now() + 1000 })
      return work()
    }),
  },
  'a wrong OTP that is right': {
    found: /^executeOtp is answered with 200 with a wrong OTP/,
    ...beside('executeOtp', async ({ bank, request }, work) => {
      const { transaction_id, otp_info } = await readJson(request).catch(() => ({}) as Record<string, unknown>)
      const row = bank.tables.otpTransactions.get(String(transaction_id))
      if (row?.code != null && typeof otp_info === 'string')
        await bank.tables.otpTransactions.update(row.id, { code: otp_info })
      return work()
    }),
  },
  'an answer that differs by its storage': {
    found: /^(?:LevelDB|IndexedDB) answers/,
    ...performing('listAtms', async (_, own) => {
      order += 1
      const data = (await own()) as { atms?: unknown[] }
      return order % 2 === 0 && data.atms ? { ...data, atms: data.atms.toReversed() } : data
    }),
  },
}
