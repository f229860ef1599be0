// @module-tag full

import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import newman, { type Summary } from 'newman'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { baasCustomers } from '../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { mergeDefinitions } from '../../../mocks/hosts/pages/mergeDefinitions.ts'
import { services } from '../../../mocks/services/services.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import type { Collection, Item, Parameter } from '../../../scripts/postman/collectionFormat.ts'
import { sandboxCollection } from '../../../scripts/postman/sandboxCollection.ts'
import { callHeaders } from '../../../src/rules/bank/callHeaders.ts'
import { postmanDefaults } from '../../../src/rules/docs/downloads.ts'
import { authorizeAddress, consent } from '../login.ts'
import { openSampleBank, redirectUri, type SampleApplication } from '../sampleBank.ts'

/** The command of prism, which `npm run prism` sets: the calls then go through it, and it says what breaks the definitions. */
const prism = process.env.PORTICO_PRISM

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const privateKeyText = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const collection = await sandboxCollection(await bundleDefinitions(), {
  ...postmanDefaults,
  base: '',
  authorizationId: baasCustomers[0]?.authorizationId ?? '',
})

let bank: Awaited<ReturnType<typeof openSampleBank>>
let application: SampleApplication
let withoutOtp: SampleApplication
beforeAll(async () => {
  // A night months after the examples: no API is closed for a run, and no day of the examples is in it.
  bank = await openSampleBank(
    { privateKey: privateKeyText, publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() },
    '2026-11-26T03:10:07+03:00',
  )
  application = await bank.application()
  withoutOtp = await bank.application({ otpNeeded: false })
})
afterAll(() => bank.close())

async function startProxy(address: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-prism-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(
    file,
    JSON.stringify(
      mergeDefinitions(
        services.map(({ definition }) => definition),
        address,
        '1.0.0',
      ),
    ),
  )
  const child: ChildProcess = spawn(process.execPath, [prism ?? '', 'proxy', file, address, '--port', '0'])
  let output = ''
  const [, port] = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.once('exit', () => reject(new Error(output)))
    child.stdout?.on('data', (data) => {
      output += String(data)
      const listening = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(output)
      if (listening) resolve(listening)
    })
  })
  onTestFinished(async () => {
    child.removeAllListeners('exit')
    const ended = once(child, 'exit')
    child.kill()
    await ended
    rmSync(folder, { recursive: true })
  })
  return `http://127.0.0.1:${port}`
}

/** The collection with the values that a developer sets. */
const withValues = (source: Collection, values: Readonly<Record<string, string>>): Collection => ({
  ...source,
  variable: source.variable.map((each) => ({ ...each, value: values[each.key] ?? each.value })),
})

const isDay = ({ value }: Parameter) => /^\{\{(?:today|days_(?:ago|ahead)_\d+)\}\}$/.test(value)

/** Every request with days in its query, once more with these switched on. */
function withDays(source: Collection): Collection {
  const dated = ({ name, request, ...item }: Item): Item => {
    const query = (request.url.query ?? []).map(({ disabled, ...each }) =>
      isDay(each) ? each : { ...each, ...(disabled && { disabled }) },
    )
    return { ...item, name: `${name}, with its days`, request: { ...request, url: { ...request.url, query } } }
  }
  const item = source.item.map((folder) => ({
    ...folder,
    item: folder.item.flatMap((each) => (each.request.url.query?.some(isDay) ? [each, dated(each)] : [each])),
  }))
  return { ...source, item }
}

/** The collection with bodies as prism passes them on: it reads JSON and writes it again, and their signature is of the bytes. */
const withCompactBodies = (source: Collection): Collection =>
  JSON.parse(JSON.stringify(source), (key, value: unknown) =>
    key === 'raw' && typeof value === 'string' ? value.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1') : value,
  ) as Collection

const valuesOf = async ({ oauthClientId, oauthClientSecret }: SampleApplication) => ({
  base: prism === undefined ? bank.address : await startProxy(bank.address),
  client_id: oauthClientId,
  client_secret: oauthClientSecret,
  private_key: privateKeyText,
})

async function run(source: Collection, folder?: string[]) {
  const options = {
    collection: prism === undefined ? source : withCompactBodies(source),
    ...(folder && { folder }),
    ignoreRedirects: true,
  }
  const { run: report } = await new Promise<Summary>((resolve, reject) => {
    newman.run(options, (error, summary) => (error ? reject(error) : resolve(summary)))
  })
  return {
    sent: report.executions.map(({ item: { name }, response, assertions = [] }) => [
      name,
      response?.code,
      ...assertions.map(({ assertion }) => assertion),
    ]),
    reasons: report.executions
      .filter(({ response }) => response?.code !== 200)
      .map(({ item: { name }, response }) => [name, response?.headers.get('x-sandbox-reason') ?? response?.text()]),
    failures: report.failures.map(({ error, source: { name } }) => `${name}: ${error.message}`),
    violations: report.executions
      .filter(({ request }) => request.url.getPath().startsWith('/api/'))
      .map(({ item: { name }, response }) => [name, response?.headers.get('sl-violations')])
      .filter(([, violations]) => violations !== undefined),
  }
}

const succeeded = (name: string) => [name, 200, 'The answer has the documented status 200']
const namesOf = ({ item }: Collection) => item.flatMap((folder) => folder.item.map(({ name }) => name))

test('newman sends the whole collection in its order, and every request succeeds as documented', {
  timeout: 300_000,
  meta: { slow: 'makes the collection and sends more than a hundred and fifty signed requests' },
}, async () => {
  const { code = '' } = await consent(application.host, authorizeAddress(application, { redirect_uri: redirectUri }))
  const values = { ...(await valuesOf(application)), redirect_uri: redirectUri, state: 'a state', code }
  const source = withDays(withValues(collection, values))
  const { sent, ...problems } = await run(source)
  expect(problems).toEqual({ reasons: [], failures: [], violations: [] })
  expect(sent).toEqual(namesOf(source).map(succeeded))
  expect(sent.filter(([name]) => String(name).endsWith(', with its days'))).toHaveLength(7)
})

/** The folders that change something: to read twice proves nothing. */
const changing = ({ item }: Collection) =>
  item
    .filter(({ item: items }) =>
      items.some(
        ({ request: { method, header } }) =>
          ['PUT', 'DELETE'].includes(method) || header?.some(({ key }) => key === callHeaders.idempotencyKey),
      ),
    )
    .map(({ name }) => name)

test('a later run on the same sandbox succeeds as the first one', {
  timeout: 300_000,
  meta: { slow: 'sends what changes something once more' },
}, async () => {
  const source = withValues(collection, await valuesOf(application))
  const folders = ['Sandbox', ...changing(source)]
  const { sent, ...problems } = await run(source, folders)
  expect(problems).toEqual({ reasons: [], failures: [], violations: [] })
  const names = namesOf({ ...source, item: source.item.filter(({ name }) => folders.includes(name)) })
  // The bank answers an order with this partnerReference again, and the card has these settings.
  const answeredAgain = ['Account opening, OTP', 'Transfer order, OTP', 'Card order, OTP', 'Debit card settings, OTP']
  expect(sent).toEqual(names.filter((name) => !answeredAgain.includes(name)).map(succeeded))
})

test('a run without a sign-in and without OTPs leaves out what needs them', { timeout: 60_000 }, async () => {
  const source = withValues(collection, await valuesOf(withoutOtp))
  const { sent, ...problems } = await run(source, ['Tokens', 'Sandbox', 'One-Time Passwords'])
  expect(problems).toEqual({ reasons: [], failures: [], violations: [] })
  expect(sent).toEqual(
    [
      'Client credentials',
      'Password',
      'Authorization ID',
      'Clock',
      'Clock, next Saturday',
      'Rate limits',
      'Balance of account 1010000001',
      'Token with the password',
      'Preparation: Transfer to own account',
    ].map(succeeded),
  )
})
