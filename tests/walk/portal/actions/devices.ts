import { typedValue } from '../values.ts'
import type { WalkState } from '../walkState.ts'
import { callBank, deniz, keptToken, tokenFor } from './people.ts'

const dashboard = '/api-dashboard-service/dashboard'
const tickets = '/api-ticket-service/ticket'

interface Application {
  id: string
  oauthClientId: string
  oauthClientSecret: string
}

async function applicationsOf(walk: WalkState, token: string): Promise<Application[]> {
  return ((await callBank(walk.page, `${dashboard}/applications`, {}, token)) as { data: Application[] }).data
}

async function save(walk: WalkState, application: Application, changes: object, token: string): Promise<void> {
  const { oauthClientId: clientId, oauthClientSecret: clientSecret, ...rest } = application
  await callBank(walk.page, `${dashboard}/saveapplication`, { ...rest, clientId, clientSecret, ...changes }, token)
}

const newApplication = {
  name: 'Made Elsewhere',
  description: 'By another device',
  icon: '',
  productList: ['1000'],
  oauthRedirectUri: 'https://elsewhere.example.com/callback',
  publicKey: 'MIGfMA0',
  ipList: [],
  otpNeeded: false,
  clientType: 'API',
}

const ownToken = async ({ page }: WalkState) => (await keptToken(page))?.access_token

type Topic = 'applications' | 'profile'

/** Another tab says so; another device does not. */
export const notifyTabs = ({ page }: WalkState, topic: Topic) =>
  page.evaluate((topic) => new BroadcastChannel(`portico.${topic}`).postMessage('changed'), topic)

/** What whoever is signed in does on another device, of which the page is not told. */
export const devices = {
  async deleteApplication(walk: WalkState) {
    const token = await ownToken(walk)
    if (token === undefined) return
    const [first] = await applicationsOf(walk, token)
    if (first) await callBank(walk.page, `${dashboard}/deleteapplication`, { id: first.id }, token)
  },
  async deleteAllApplications(walk: WalkState) {
    const token = await ownToken(walk)
    if (token === undefined) return
    for (const { id } of await applicationsOf(walk, token))
      await callBank(walk.page, `${dashboard}/deleteapplication`, { id }, token)
  },
  async createApplication(walk: WalkState) {
    const token = await ownToken(walk)
    if (token === undefined) return
    await callBank(walk.page, `${dashboard}/saveapplication`, newApplication, token)
  },
  async changeApplications(walk: WalkState, changes: object = {}) {
    const token = await ownToken(walk)
    if (token === undefined) return
    for (const application of await applicationsOf(walk, token))
      await save(walk, application, { description: `Changed in step ${walk.steps.length}`, ...changes }, token)
  },
  async describeTickets(walk: WalkState) {
    const token = await ownToken(walk)
    if (token === undefined) return
    const { data } = (await callBank(walk.page, `${tickets}/list`, {}, token)) as {
      data: { tickets: { ticketNumber: string; status: string }[] }
    }
    for (const { ticketNumber } of data.tickets)
      await callBank(
        walk.page,
        `${tickets}/update`,
        { ticketNumber, description: `Changed in step ${walk.steps.length}` },
        token,
        'PUT',
      ).catch(() => {})
  },
}

/** The applications of Deniz call every product from everywhere, ask for one-time passwords, and have the walk's key. */
export async function prepareApplications(walk: WalkState): Promise<void> {
  const token = (await tokenFor(walk.page, deniz))?.access_token
  if (token === undefined) return
  const { data: products } = (await callBank(walk.page, `${dashboard}/products`, {}, token)) as {
    data: { id: unknown }[]
  }
  const productList = products.map(({ id }) => String(id))
  for (const application of await applicationsOf(walk, token))
    await save(
      walk,
      application,
      { ipList: [], otpNeeded: true, publicKey: typedValue('{public key}'), productList },
      token,
    )
}
