import { createSign, generateKeyPairSync } from 'node:crypto'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import { seededProducts } from '../../../mocks/fixtures/catalogue/services.ts'
import { activate, active, control, newestKey, post, register, registrationBody, tokens } from '../../contract/calls.ts'
import { frozenClock } from '../../contract/frozenClock.ts'
import { type Host, openHost } from '../../contract/hosts.ts'
import { type Client, redirectUri } from '../../contract/oauth.ts'
import type { ApplicationName } from './people.ts'

/** A Friday within the hours of EFT: the day before the examples of the definitions. */
export const firstMoment = Date.parse('2026-03-13T10:32:07+03:00')

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const registeredKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** SHA256withRSA of the text, with the key that both applications register. */
export const signed = (text: string): string => createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')

const developers = {
  A: active,
  B: { eMailAddress: registrationBody.eMailAddress, password: registrationBody.password },
} as const

export const dashboard = '/api-dashboard-service/dashboard'

export const asDeveloper = async (host: Host, application: ApplicationName) => {
  const { eMailAddress, password } = developers[application]
  return { Authorization: `bearer ${(await tokens(host, eMailAddress, password)).access_token}` }
}

const names = { A: 'Market Stall', B: 'Budget Bee' } as const

export const applicationForm = (application: ApplicationName) => ({
  id: null,
  name: names[application],
  description: 'Takes orders by phone',
  icon: '',
  productList: seededProducts.map(({ id }) => String(id)),
  oauthRedirectUri: redirectUri,
  publicKey: registeredKey,
  clientId: null,
  clientSecret: null,
  ipList: [],
  otpNeeded: application === 'A',
  clientType: 'API',
})

export interface WalkSeed {
  rows: ReadonlyMap<string, StoredRow>
  applications: Readonly<Record<ApplicationName, Client>>
}

/** Both developers with an application each; the code of an OTP is that of the SMS. */
export async function setUp(host: Host): Promise<WalkSeed['applications']> {
  await control(host, 'PUT', '/settings', { otpCode: 'sent' })
  await register(host)
  await activate(host, await newestKey(host))
  const saved = async (application: ApplicationName): Promise<Client> => {
    const authorization = await asDeveloper(host, application)
    const { body } = await post(host, `${dashboard}/saveapplication`, applicationForm(application), authorization)
    return (body as { data: Client }).data
  }
  return { A: await saved('A'), B: await saved('B') }
}

let seeding: Promise<WalkSeed> | undefined

/** Computed once in a process. */
export function walkSeed(): Promise<WalkSeed> {
  seeding ??= (async () => {
    const rows = new Map<string, StoredRow>()
    const host = await openHost('worker host', { clock: frozenClock(firstMoment), storage: memoryStorage(rows) })
    return { rows, applications: await setUp(host) }
  })()
  return seeding
}
