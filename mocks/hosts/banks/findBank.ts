import { is } from 'superstruct'
import { bankNameRule } from '../../../src/rules/sandbox/banks/bankName.ts'
import { bankName } from '../../../src/rules/sandbox/banks/banks.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ApiResponse } from '../../http/message.ts'
import { isUnder } from '../../http/paths.ts'
import { failure, failWithoutTxId } from '../../http/responses.ts'
import type { FindBank, ServedBank } from '../server/nodeHost.ts'
import { bankAddressOf, bankCallsBase } from './bankAddress.ts'
import { createBankCalls } from './bankCalls.ts'
import type { Banks } from './banks.ts'
import { noBank } from './hostedBank.ts'

const answering = (response: ApiResponse): ServedBank => ({ respond: async () => response })

const bankCallsElsewhere = (controlPath = '') =>
  failure(404, `Named banks are created and listed at ${controlPath}${bankCallsBase}, not under the address of a bank`)

/** The banks at their addresses, and the calls that make them; `controlPath` is what `openBanks` takes. */
export function createFindBank(banks: Banks, controlPath?: string): FindBank {
  const calls: ServedBank = { respond: createBankCalls(banks, controlPath) }
  return (pathname) => {
    if (isUnder(bankCallsBase, pathname)) return { path: pathname, find: async () => calls }
    const address = bankAddressOf(pathname)
    if (!address) return undefined
    const { name, path } = address
    if (isUnder(bankCallsBase, path)) return { path, find: async () => answering(bankCallsElsewhere(controlPath)) }
    return { path, find: (makes) => findOrAnswer(banks, name, controlPath, makes) }
  }
}

async function findOrAnswer(
  banks: Banks,
  name: string,
  controlPath: string | undefined,
  makes: boolean | undefined,
): Promise<ServedBank> {
  if (!is(name, bankName)) return answering(failure(404, `${name} is not a bank name: ${bankNameRule}`))
  try {
    return (await banks.find(name, makes)) ?? answering(noBank(name, controlPath))
  } catch (error) {
    if (error instanceof ApiError) return answering(failWithoutTxId(error))
    throw error
  }
}
