import { expect } from 'vitest'
import { answerOf } from '../../support/definitionAnswers.ts'
import { docsSamples } from '../../support/docsSamples.ts'
import { control } from '../calls.ts'
import { authorizeAddress, consent } from '../login.ts'
import { receiveNotification, redirectUri, type SampleApplication, waitingTransfer } from '../sampleBank.ts'

type Variables = Record<string, string>

export interface SampleRun {
  /** The variables that the sample reads, beside BANK, CLIENT_ID and CLIENT_SECRET. */
  prepare?(application: SampleApplication): Promise<Variables>
  /** Code that calls what the sample only declares. */
  calling?: Readonly<Record<string, string>>
  /** What it prints in each language: JSON as its value, in Java after the status, everything else as text. */
  prints: Readonly<Record<string, unknown>>
  /** Looks at what the bank has recorded. */
  after?(application: SampleApplication): Promise<void>
}

const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const hex = expect.stringMatching(/^[0-9a-f]{10}$/)
const differing: Record<string, unknown> = {
  access_token: uuid,
  refresh_token: uuid,
  consent_id: expect.stringMatching(/^CS\d{12}$/),
  txId: hex,
  transactionId: hex,
  referenceNumber: expect.stringMatching(/^20260314\d{6}$/),
}

/** What a page shows as an answer, without the values that differ from call to call. */
function shown(name: string): unknown {
  const sample = docsSamples.find((each) => each.name === name)
  if (!sample) throw new Error(`No page shows ${name}`)
  return JSON.parse(sample.code, (key, value: unknown) => differing[key] ?? value)
}

const header = { status: 'SUCCESS', statusCode: 200, detailCode: '0', message: null, txId: hex, warnings: [] }
const success = (data: unknown) => ({ header, data })
const accounts = success(answerOf('account-information/account-list', 'usual'))
const text = (pattern: RegExp) => expect.stringMatching(pattern)
const tokenAndLifetime = text(/^[0-9a-f-]{36} 599$/)

const asCustomer = (application: SampleApplication) => application.ofCustomer('1')
const elif: SampleRun = { prepare: asCustomer, prints: { bash: accounts } }
const tokenOf = (page: string, lifetime = tokenAndLifetime): SampleRun['prints'] => ({
  bash: shown(`${page}#responses json`),
  javascript: lifetime,
  python: lifetime,
  java: [200, shown(`${page}#responses json`)],
})

/** Uses up the five calls of this second. */
async function useUpCalls(application: SampleApplication): Promise<Variables> {
  const token = await application.ofCustomer('1')
  const headers = { Authorization: `Bearer ${token.ACCESS_TOKEN}` }
  const call = () => application.host.call('/api/accounts/v1/accounts', { headers })
  const answers = await Promise.all(Array.from({ length: 5 }, call))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  return token
}

async function hasWaited({ host, id }: SampleApplication): Promise<void> {
  const { body } = await control(host, 'GET', '/events?operation=listAccounts')
  const { data } = body as { data: { application: string; status: number }[] }
  const own = data.filter(({ application }) => application === id).map(({ status }) => status)
  expect(own).toEqual([200, 429, 200, 200, 200, 200, 200])
}

const execution = async (application: SampleApplication) => {
  const token = await asCustomer(application)
  return { ...token, TRANSACTION_ID: await waitingTransfer(application, token.ACCESS_TOKEN) }
}

const ofBaasCustomer = {
  grant_type: 'authorization_id',
  scope: 'baas_accounts',
  authorization_id: '78b49f2ed5f31cec614c2f22f8044ee3',
}

const sent = success(answerOf('transfer-status/transfer-status-inquiry', 'sent'))
const completed = text(/^20260314\d{6} REALIZED$/)
const genuine = { bash: 'genuine', javascript: 'true', python: 'True', java: 'true' }

/** How a sample is run, by `page#heading`. */
export const sampleRuns: Readonly<Record<string, SampleRun>> = {
  'apiUsage#lists': { prepare: asCustomer, prints: { bash: shown('apiUsage#lists json') } },
  'apiUsage#step-1-make-the-call': {
    prepare: asCustomer,
    prints: { bash: shown('apiUsage#step-1-make-the-call json') },
  },
  'apiUsage#webhooks': {
    prepare: (application) => application.ofCustomer('12', { corporateUsername: 'kuzey.finance', scope: 'webhooks' }),
    prints: {
      bash: success({
        ...(answerOf('webhooks/subscription', 'usual') as object),
        subscriptionId: text(/^WH260314\d{4}$/),
        createdAt: text(/^2026-03-14T\d\d:\d\d:\d\d\+03:00$/),
        secret: text(/^whsec_[A-Za-z0-9+/=]{44}$/),
      }),
    },
  },
  'apiUsage#events': {
    prepare: (application) =>
      application.ofCustomer('12', { corporateUsername: 'kuzey.finance', scope: 'webhooks moneytransfers' }),
    prints: {
      bash: success({
        ...(answerOf('webhooks/subscription', 'events') as object),
        subscriptionId: text(/^WH260314\d{4}$/),
        createdAt: text(/^2026-03-14T\d\d:\d\d:\d\d\+03:00$/),
        secret: text(/^whsec_[A-Za-z0-9+/=]{44}$/),
      }),
    },
  },
  'apiUsage#rotate-a-secret': {
    prepare: async (application) => ({
      ...(await application.ofCustomer('12', { corporateUsername: 'kuzey.finance', scope: 'webhooks' })),
      SUBSCRIPTION_ID: 'WH2603090001',
    }),
    prints: {
      bash: success({
        subscriptionId: 'WH2603090001',
        secret: text(/^whsec_[A-Za-z0-9+/=]{44}$/),
        previousValidUntil: text(/^2026-03-15T\d\d:\d\d:\d\d\+03:00$/),
      }),
    },
  },
  'apiUsage#failed-notifications': {
    prepare: (application) => application.ofCustomer('12', { corporateUsername: 'kuzey.finance', scope: 'webhooks' }),
    prints: { bash: success({ deliveries: [], page: { number: 1, size: 20, totalElements: 0, totalPages: 0 } }) },
  },
  'authorization#discovery': {
    prints: {
      bash: expect.objectContaining({
        token_endpoint: text(/^http:.*\/ocf-auth-server\/auth\/oauth\/token$/),
        jwks_uri: text(/^http:.*\/ocf-auth-server\/auth\/jwks\.json$/),
        response_types_supported: ['code'],
      }),
      typescript: 'public 599',
    },
  },
  'authorization#revoke-a-token': { prepare: asCustomer, prints: { bash: {} } },
  'authorization#sign-a-request': {
    prepare: (application) => application.ofCustomer('1', { scope: 'moneytransfers' }),
    prints: { bash: sent, javascript: text(/^200 [\s\S]*'SENT'/), python: text(/^200 .*'SENT'/), java: [200, sent] },
  },
  'authorization#signed-responses': {
    prepare: asCustomer,
    prints: { bash: 'Verified OK', javascript: 'true', python: 'The bank has signed this response', java: 'true' },
  },
  'authorizationCodeFlow#step-2-exchange-the-code': {
    async prepare(application) {
      const address = authorizeAddress(application, { redirect_uri: redirectUri })
      return { CODE: (await consent(application.host, address)).code ?? '' }
    },
    prints: tokenOf('authorizationCodeFlow'),
  },
  'authorizationCodeFlow#call-an-api-with-the-token': elif,
  'authorizationIdFlow#request-a-token': { prints: tokenOf('authorizationIdFlow', text(/^[0-9a-f-]{36} 356$/)) },
  'authorizationIdFlow#call-a-baas-service-with-the-token': {
    prepare: (application) => application.token(ofBaasCustomer),
    prints: { bash: success(answerOf('baas-accounts/account-overview', 'usual')) },
  },
  'clientCredentialsFlow#request-a-token': { prints: tokenOf('clientCredentialsFlow') },
  'clientCredentialsFlow#call-an-api-with-the-token': {
    prepare: (application) => application.token({ grant_type: 'client_credentials', scope: 'public' }),
    prints: { bash: expect.objectContaining({ header }) },
  },
  'gettingStarted#4-get-an-access-token': { prints: { bash: shown('gettingStarted#4-get-an-access-token json') } },
  'gettingStarted#5-call-an-api': {
    prepare: asCustomer,
    prints: {
      bash: shown('gettingStarted#5-call-an-api json'),
      javascript: "Salary account { amount: '20250.75', currency: 'TRY' }",
      python: "Salary account {'amount': '20250.75', 'currency': 'TRY'}",
      java: [200, shown('gettingStarted#5-call-an-api json')],
    },
  },
  'httpMethods#get': { prepare: asCustomer, prints: { bash: expect.objectContaining({ header }) } },
  'httpMethods#post': {
    prepare: asCustomer,
    prints: { bash: sent },
  },
  'passwordFlow#request-a-token': { prints: tokenOf('passwordFlow') },
  'passwordFlow#a-corporate-customer': { prints: { bash: shown('passwordFlow#responses json') } },
  'passwordFlow#call-an-api-with-the-token': elif,
  'renewToken#': {
    prepare: (application) => application.ofCustomer('1', { scope: 'accounts' }),
    prints: {
      bash: shown('passwordFlow#responses json'),
      javascript: text(/^[0-9a-f-]{36} [0-9a-f-]{36}$/),
      python: text(/^[0-9a-f-]{36} [0-9a-f-]{36}$/),
      java: [200, shown('passwordFlow#responses json')],
    },
  },
}

/** Those that move the clock or money run after the others, one after the other. */
export const orderedRuns: Readonly<Record<string, SampleRun>> = {
  'apiUsage#how-to-wait': {
    prepare: useUpCalls,
    prints: {
      bash: accounts,
      javascript: text(/^200 \{[\s\S]*status: 'SUCCESS'/),
      python: text(/^200 .*'status': 'SUCCESS'/),
      java: [200, accounts],
    },
    after: hasWaited,
  },
  'apiUsage#step-3-execute': {
    prepare: execution,
    prints: {
      bash: shown('apiUsage#step-3-execute json 2'),
      javascript: completed,
      python: completed,
      java: [200, shown('apiUsage#step-3-execute json 2')],
    },
  },
  'apiUsage#verify-a-notification': {
    prepare: receiveNotification,
    calling: {
      javascript: `
import { readFileSync } from 'node:fs'
const { WEBHOOK_SECRET, WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE } = process.env
const headers = {
  'webhook-id': WEBHOOK_ID, 'webhook-timestamp': WEBHOOK_TIMESTAMP, 'webhook-signature': WEBHOOK_SIGNATURE }
console.log(isGenuine(WEBHOOK_SECRET, headers, readFileSync('body.json')))`,
      python: `
import os
names = {"webhook-id": "WEBHOOK_ID", "webhook-timestamp": "WEBHOOK_TIMESTAMP", "webhook-signature": "WEBHOOK_SIGNATURE"}
with open("body.json", "rb") as body:
    headers = {header: os.environ[name] for header, name in names.items()}
    print(is_genuine(os.environ["WEBHOOK_SECRET"], headers, body.read()))`,
      java: `
class WebhookCall {
  public static void main(String[] args) throws Exception {
    var headers = Map.of("webhook-id", System.getenv("WEBHOOK_ID"),
        "webhook-timestamp", System.getenv("WEBHOOK_TIMESTAMP"), "webhook-signature", System.getenv("WEBHOOK_SIGNATURE"));
    var body = java.nio.file.Files.readAllBytes(java.nio.file.Path.of("body.json"));
    System.out.println(Webhook.isGenuine(System.getenv("WEBHOOK_SECRET"), headers, body));
  }
}`,
    },
    prints: genuine,
  },
}

const placeholders = 'it only keeps values that the reader fills in'

/** Why a sample is not run, by its name. */
export const samplesNotRun: Readonly<Record<string, string>> = {
  'gettingStarted#3-set-up-your-terminal bash': placeholders,
  'gettingStarted#4-get-an-access-token bash 2': placeholders,
  'apiUsage#step-1-make-the-call bash 2': placeholders,
  'authorization#rsa-keys bash': 'it makes the key pair of all others, before them',
  'postmanCollection#run-it bash': 'newman.test.ts runs the collection',
}
