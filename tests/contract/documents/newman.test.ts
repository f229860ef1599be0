import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import newman, { type Summary } from 'newman'
import { expect, onTestFinished, test } from 'vitest'
import { mergeDefinitions } from '../../../mocks/hosts/pages/mergeDefinitions.ts'
import { services } from '../../../mocks/services/services.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import type { Collection } from '../../../scripts/postman/collection.ts'
import { makeCollection } from '../../../scripts/postman/makeCollection.ts'
import { tokenRequests } from '../../../scripts/postman/tokenRequests.ts'
import { postmanDefaults } from '../../../src/rules/docs/downloads.ts'
import { control } from '../calls.ts'
import { authorizeAddress, consent } from '../login.ts'
import { openSampleBank, redirectUri } from '../sampleBank.ts'
import { runnable, withCompactBodies } from './collectionRun.ts'

/** The command of prism, which `npm run prism` sets: the calls then go through it, and it says what breaks the definitions. */
const prism = process.env.PORTICO_PRISM

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKeyText = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const collection = await makeCollection(await bundleDefinitions(), {
  ...postmanDefaults,
  base: '',
  authorizationId: '78b49f2ed5f31cec614c2f22f8044ee3',
})
/** The OTP of a call that was refused: the collection still has the transaction of an earlier call, which another token made. */
const noTransaction = [
  404,
  'The transaction belongs to another access token: complete it with the token of the first call.',
] as const

/** The documented refusals: IDs that only an earlier call of the same application can have given, and what the customer has already. */
const refused: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  'Transfer Status: Transfer status inquiry': [
    404,
    'The customer ordered no transfer 20260314000187 with this application.',
  ],
  'Transfer Status: Transfer receipt': [404, 'The customer ordered no transfer 20260314000187 with this application.'],
  'QR Orders: QR order details': [
    404,
    'The customer created no order QR202603140031 with this application in the last 90 days.',
  ],
  'QR Orders: QR order cancellation': [
    404,
    'The customer created no order QR202603140031 with this application in the last 90 days.',
  ],
  'Mail Orders: Mail order refund, completed': noTransaction,
  'Mail Orders: Mail order refund': [404, 'The customer took no payment 20260314000284 with this application.'],
  'Digital Loan: Loan contract': [400, 'The application is RECEIVED: track it until it is APPROVED.'],
  'Digital Loan: Loan contract signature, completed': [
    400,
    'The application is RECEIVED: track it until it is APPROVED.',
  ],
  'Cancellations: EFT transfer cancellation, completed': noTransaction,
  'Cancellations: EFT transfer cancellation': [
    404,
    'The customer ordered no transfer 20260314000203 with this application.',
  ],
  'Cancellations: Payment cancellation, completed': noTransaction,
  'Cancellations: Payment cancellation': [404, 'The customer ordered no payment 20260314000260 with this application.'],
  'BaaS Accounts: Account opening, completed': [400, 'A customer has one current account in TRY at most.'],
  'BaaS Money Transfers: Transfer order status': [
    404,
    'Customer 4000000001 has not ordered a transfer 20260314000611.',
  ],
  'BaaS Investment: Order, completed': noTransaction,
  'BaaS Investment: Order': [404, 'The customer has no quote QT1000000083.'],
  'BaaS Cancels: Transfer cancellation, completed': noTransaction,
  'BaaS Cancels: Transfer cancellation': [404, 'Customer 4000000001 has not ordered a transfer 20260314000612.'],
  'BaaS Cancels: Order cancellation, completed': noTransaction,
  'BaaS Cancels: Order cancellation': [404, 'The customer has no order 20260314000702.'],
}

const namesOf = ({ item }: Collection) =>
  item.flatMap((folder) => folder.item.map(({ name }) => `${folder.name}: ${name}`))

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

interface Answered {
  name: string
  status: number | undefined
  /** Why the call is refused. */
  reason: string | undefined
  violations: string | undefined
}

async function runCollection(): Promise<{ answers: Answered[]; failures: string[] }> {
  const bank = await openSampleBank({
    privateKey: privateKeyText,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  })
  onTestFinished(bank.close)
  const application = await bank.application()
  await control(application.host, 'PUT', '/settings', { rateLimit: 'off' })
  const { code = '' } = await consent(application.host, authorizeAddress(application, { redirect_uri: redirectUri }))
  const variables = {
    base: prism === undefined ? bank.address : await startProxy(bank.address),
    client_id: application.oauthClientId,
    client_secret: application.oauthClientSecret,
    private_key: privateKeyText,
    redirect_uri: redirectUri,
    state: 'a state',
    code,
  }
  const options = {
    collection: prism === undefined ? runnable(collection) : withCompactBodies(runnable(collection)),
    envVar: Object.entries(variables).map(([key, value]) => ({ key, value })),
    ignoreRedirects: true,
  }
  const { run } = await new Promise<Summary>((resolve, reject) => {
    newman.run(options, (error, summary) => (error ? reject(error) : resolve(summary)))
  })
  return {
    answers: run.executions.map(({ item: { name }, response }) => ({
      name,
      status: response?.code,
      reason: response?.headers.get('x-sandbox-reason'),
      violations: response?.headers.get('sl-violations'),
    })),
    failures: run.failures.map(({ error, source }) => `${source.name}: ${error.message}`),
  }
}

const isTokenRequest = ({ name }: Answered) => tokenRequests.item.some((item) => name.endsWith(`: ${item.name}`))

test('newman sends every request of the collection, signed, and each is answered as documented', {
  timeout: 300_000,
  meta: { slow: 'makes the collection and sends more than a hundred signed requests' },
}, async () => {
  const { answers, failures } = await runCollection()
  expect(failures).toEqual([])
  const refusals = answers.filter(({ status }) => status !== 200)
  expect(Object.fromEntries(refusals.map(({ name, status, reason }) => [name, [status, reason]]))).toEqual(refused)
  const sent = new Set(answers.map(({ name }) => name))
  expect(namesOf(collection).filter((name) => !sent.has(name))).toEqual([])
  expect(answers.filter((answer) => answer.violations !== undefined && !isTokenRequest(answer))).toEqual([])
})
