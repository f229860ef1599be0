import { createSign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { seededProducts } from '../../mocks/fixtures/catalogue/services.ts'
import { createHostMonitor } from '../../mocks/hosts/monitoring/hostMonitor.ts'
import { createReadiness } from '../../mocks/hosts/monitoring/readiness.ts'
import { hostPages } from '../../mocks/hosts/pages/hostPages.ts'
import { createNodeHost } from '../../mocks/hosts/server/nodeHost.ts'
import { createHttpSender } from '../../mocks/hosts/webhookSender.ts'
import { createKernel, type Kernel } from '../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../mocks/sandbox.ts'
import { post, tokens } from './calls.ts'
import { frozenClock } from './frozenClock.ts'
import type { Host } from './hosts.ts'
import { type Client, requestToken } from './oauth.ts'

/**
 * The bank of the documentation's samples, over HTTP. Its clock stands at the moment of the pages' examples, and goes on for a
 * second when the bank refuses a call above the rate limit: a slow machine must not take longer than the second that is counted.
 */

/** Where the samples' authorization code goes. */
export const redirectUri = 'https://app.example.com/callback'
const password = 'Sandbox-2026'

function createServerOfSamples(start: string) {
  const clock = frozenClock(Date.parse(start))
  const kernel: Kernel = createKernel({
    ...sandboxParts(createHttpSender((request) => kernel.handle(request))),
    pages: hostPages,
    clock,
    log: ({ status }) => status === 429 && clock.pass(1000),
  })
  const stopping = new AbortController().signal
  const readiness = createReadiness({
    stopping,
    askStorage: async () => undefined,
    hasLateJobs: async () => false,
    log: { info: () => undefined, warn: () => undefined },
  })
  const metrics = async () => ({ contentType: 'text/plain', text: '' })
  return createNodeHost(kernel, undefined, {
    monitor: createHostMonitor({ stopping, readiness, metrics, observers: [] }),
  })
}

interface Keys {
  privateKey: string
  /** As an application registers it. */
  publicKey: string
}

/** An application of its own for a sample, so that its calls are counted alone. */
export interface SampleApplication extends Client {
  host: Host
  token(form: Record<string, string>): Promise<{ ACCESS_TOKEN: string; REFRESH_TOKEN: string }>
  ofCustomer(username: string, others?: Record<string, string>): ReturnType<SampleApplication['token']>
  /** The data of a signed POST. */
  order(accessToken: string, path: string, body: object): Promise<Record<string, unknown>>
}

/** A bank of its own. */
export async function openSampleBank({ privateKey, publicKey }: Keys, start = '2026-03-14T10:32:07+03:00') {
  const server = createServerOfSamples(start)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const host: Host = {
    call: (path, init) => fetch(`${address}${path}`, init),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  const Authorization = `bearer ${(await tokens(host)).access_token}`

  let applications = 0
  async function application({ otpNeeded = true } = {}): Promise<SampleApplication> {
    const { body } = await post(
      host,
      '/api-dashboard-service/dashboard/saveapplication',
      {
        name: `Sample ${++applications}`,
        description: 'Runs a sample',
        icon: '',
        productList: seededProducts.map(({ id }) => String(id)),
        oauthRedirectUri: redirectUri,
        publicKey,
        ipList: [],
        otpNeeded,
        clientType: 'API',
      },
      { Authorization },
    )
    const { data: client } = body as { data?: Client }
    if (!client) throw new Error(`No application: ${JSON.stringify(body)}`)
    const sign = (signed: string) => createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64')
    const token: SampleApplication['token'] = async (form) => {
      const headers = { sign: sign(new URLSearchParams(form).toString()) }
      const { status, body: answer } = await requestToken(host, client, form, headers)
      if (status !== 200) throw new Error(`No token: ${JSON.stringify(answer)}`)
      return { ACCESS_TOKEN: answer.access_token ?? '', REFRESH_TOKEN: answer.refresh_token ?? '' }
    }
    return {
      ...client,
      host,
      token,
      ofCustomer: (username, others) => token({ grant_type: 'password', username, password, ...others }),
      async order(accessToken, path, content) {
        const body = JSON.stringify({ context: { channel: 'API', language: 'EN' }, ...content })
        const response = await host.call(path, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${accessToken}`,
            'Content-Type': 'application/json',
            sign: sign(accessToken + body),
          },
          body,
        })
        const answer = (await response.json()) as { data?: Record<string, unknown> }
        if (!answer.data) throw new Error(`${path} is refused: ${JSON.stringify(answer)}`)
        return answer.data
      },
    }
  }

  return { address, close: host.close, application }
}

const transfer = {
  senderAccountNumber: '1010000001',
  receiverAccountNumber: '1010000002',
  amount: { amount: '1250.00', currency: 'TRY' },
  reasonCode: 'U',
}

/** The transaction ID of a transfer between accounts of customer 1 that waits for the code. */
export async function waitingTransfer({ order }: SampleApplication, accessToken: string): Promise<string> {
  return String((await order(accessToken, '/api/moneytransfers/v1/internal', transfer)).transactionId)
}

/** A notification that the bank has sent: its secret, its headers and its body. */
export async function receiveNotification(client: SampleApplication) {
  const receiver = createServer().listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { ACCESS_TOKEN } = await client.ofCustomer('1')
  const { secret } = await client.order(ACCESS_TOKEN, '/api/webhooks/v1/subscriptions', {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    transactionTypes: ['CVIRM'],
    accountNumbers: ['1010000002'],
  })
  const arrived = once(receiver, 'request')
  await client.order(ACCESS_TOKEN, '/api/otp/v1/execute', {
    transaction_id: await waitingTransfer(client, ACCESS_TOKEN),
    authenticationType: 1,
    otp_info: '123456',
  })
  await client.host.call('/sandbox/api/clock')
  const [request, response] = await arrived
  const body = await text(request)
  response.end()
  receiver.close()
  const { headers } = request
  return {
    WEBHOOK_SECRET: String(secret),
    WEBHOOK_ID: String(headers['webhook-id']),
    WEBHOOK_TIMESTAMP: String(headers['webhook-timestamp']),
    WEBHOOK_SIGNATURE: String(headers['webhook-signature']),
    'body.json': body,
  }
}
