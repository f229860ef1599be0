import { is } from 'superstruct'
import { bankNameRule } from '../../../src/rules/sandbox/banks/bankName.ts'
import { bankName } from '../../../src/rules/sandbox/banks/banks.ts'
import { isTokenText } from '../../hosts/access/readControlKey.ts'
import { controlBase } from '../../http/paths.ts'
import { refusalOf } from '../bankError.ts'
import type { OpenBankOptions } from '../types.ts'
import type { Connection } from './connection.ts'

const newName = () => `test-${crypto.randomUUID()}`

/** The address of a server, without a slash at the end. @throws Error for none */
function serverAddress(server: string): string {
  if (!/^https?:/.test(server) || !URL.canParse(server))
    throw new Error(`server: ${server} is not the address of a sandbox: write one such as http://127.0.0.1:8787`)
  return server.replace(/\/+$/, '')
}

/** A bank of a server that runs. */
export async function openRemote({
  server,
  name = newName(),
  seed,
  startTime,
  rateLimit,
  controlKey,
}: Pick<OpenBankOptions, 'name' | 'seed' | 'rateLimit' | 'controlKey'> & {
  server: string
  startTime: number | undefined
}): Promise<Connection> {
  const origin = serverAddress(server)
  if (!is(name, bankName)) throw new Error(`name: ${name} is not a bank name. ${bankNameRule}`)
  if (controlKey !== undefined && !isTokenText(controlKey.trim()))
    throw new Error('controlKey: This is not a control key, which has only letters, digits and -._~+/')
  const address = `${origin}${controlBase}/banks/${name}`
  const request = {
    ...(seed !== undefined && { seed }),
    ...(startTime !== undefined && { startTime: new Date(startTime).toISOString() }),
    ...(rateLimit === 'off' && { rateLimit }),
  }
  const headers: Record<string, string> = controlKey === undefined ? {} : { Authorization: `Bearer ${controlKey}` }
  const response = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(request) }).catch(
    (cause: unknown) => {
      throw new Error(`No sandbox answers at ${origin}: start one with portico-sandbox`, { cause })
    },
  )
  if (!response.ok) throw refusalOf(`PUT ${address}`, response, await response.text())
  await response.body?.cancel()
  const isNew = response.status === 201
  const base = `${origin}/banks/${name}`
  const controlAddress = new URL(`${base}${controlBase}/`).href
  return {
    base,
    send(sent) {
      const isControl = sent.url.startsWith(controlAddress) && !sent.headers.has('Authorization')
      return fetch(sent, isControl ? { headers: { ...Object.fromEntries(sent.headers), ...headers } } : {})
    },
    subscribe: (listener) => followChanges(`${base}${controlBase}/changes`, headers, listener),
    url: () => base,
    listen: async () => base,
    async close() {
      if (isNew) await fetch(address, { method: 'DELETE', headers })
    },
  }
}

/** Calls the listener once the stream of changes is open, and with each line of it. */
function followChanges(address: string, headers: Record<string, string>, listener: () => void): () => void {
  const abortController = new AbortController()
  const read = async () => {
    const { body } = await fetch(address, { headers, signal: abortController.signal })
    for await (const _ of body ?? []) listener()
  }
  // Who waits has a timeout.
  read().catch(() => undefined)
  return () => abortController.abort()
}
