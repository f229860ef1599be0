import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { bankWarning } from '../../../../scripts/host/bankWarning.ts'

const key = 'a-key-of-16-char'

let bank: Server | undefined
afterEach(() => bank?.close())

async function openBank(body: (url: string | undefined) => string): Promise<string> {
  bank = createServer(({ headers, url }, response) => {
    response.writeHead(headers.authorization === `Bearer ${key}` ? 200 : 401).end(body(url))
  })
  await once(bank.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(bank.address() as AddressInfo).port}/banks/team-a`
}

const refusal = (url: string | undefined) => JSON.stringify({ header: { message: `${url} needs the key` } })

test('a bank that takes the key gives no warning', async () => {
  expect(await bankWarning(await openBank(refusal), key)).toBeUndefined()
})

test('a bank that refuses says why, with a wrong key and without one', async () => {
  const address = await openBank(refusal)
  const warning = 'The bank refuses the workbench’s calls (401): /banks/team-a/sandbox/api/status needs the key.'
  expect([await bankWarning(address, 'another-key-of-16'), await bankWarning(address, undefined)]).toEqual([
    warning,
    warning,
  ])
})

test('an address that answers otherwise, or not at all, is no sandbox', async () => {
  const address = await openBank(() => '<p>It works!</p>')
  expect(await bankWarning(address, undefined)).toBe(
    `No sandbox answers at ${address}. The portal works once one does.`,
  )
  bank?.close()
  bank?.closeAllConnections()
  expect(await bankWarning(address, key)).toBe(
    `No sandbox answers at ${address} (ECONNREFUSED). The portal works once one does.`,
  )
})
