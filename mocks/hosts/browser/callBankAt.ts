import { controlBase, isUnder } from '../../http/paths.ts'
import { bankCallsBase } from '../banks/bankAddress.ts'

/**
 * Sends control calls of the page to the bank that it shows.
 * @param bank base address of the bank, which may be a path
 * @param unnamed that of the default bank, which has the calls that make, list and remove banks
 */
export function callBankAt(bank: string, unnamed: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const own = bank.replace(/\/$/, '')
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, search } = new URL(request.url)
    if (origin !== location.origin || !isUnder(controlBase, pathname)) return fetch(request)
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
    const base = isUnder(bankCallsBase, pathname) ? unnamed : own
    const url = new URL(`${base}${pathname}${search}`, location.href)
    return fetch(new Request(url, { method, headers, signal, body }))
  }
}
