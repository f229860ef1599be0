import { createContext, runInContext } from 'node:vm'
import { Request, type RequestDefinition } from 'postman-collection'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'
import type { Folder, Item } from '../../../../scripts/postman/collectionFormat.ts'
import { sandboxCollection } from '../../../../scripts/postman/sandboxCollection.ts'

const { event, item, variable } = await sandboxCollection(await bundleDefinitions(), {
  base: 'http://127.0.0.1:8787',
  username: '1',
  password: '',
  corporateUsername: 'kuzey.finance',
  authorizationId: '78b49f2ed5f31cec614c2f22f8044ee3',
})

function folderNamed(name: string): Folder {
  const found = item.find((each) => each.name === name)
  if (!found) throw new Error(`There is no folder ${name}`)
  return found
}

const form = ({ request: { body } }: Item) =>
  body?.raw ?? body?.urlencoded?.map(({ key, value }) => `${key}=${value}`).join('&') ?? ''

const isToken = ({ request }: Item) => request.url.raw.endsWith('/oauth/token')

it.each([
  [
    'Cancellations',
    [
      'Token with the password',
      'Cancellable order list',
      'Preparation: EFT transfer',
      'Preparation: EFT transfer, OTP',
      'EFT transfer cancellation',
      'EFT transfer cancellation, OTP',
      'Preparation: Bill inquiry',
      'Preparation: Bill payment',
      'Preparation: Bill payment, OTP',
      'Payment cancellation',
      'Payment cancellation, OTP',
    ],
    ['grant_type=password&username={{username}}&password={{password}}&scope=cancels moneytransfers payments'],
  ],
  [
    'Webhooks',
    [
      'Token with the password',
      'Subscription list',
      'Token with the password of customer 12',
      'Subscription',
      'Secret rotation',
      'Test notification',
      'Delivery list',
      'Delivery resend',
      'Subscription end',
    ],
    [
      'grant_type=password&username={{username}}&password={{password}}&scope=webhooks',
      'grant_type=password&username=12&password={{password}}&scope=webhooks&corporateUsername=kuzey.finance',
    ],
  ],
  [
    'Digital Loan',
    [
      'Token with the password',
      'Loan offers',
      'Loan application',
      'Loan application, OTP',
      'Loan application status',
      'Clock, 5 minutes later',
      'Loan contract',
      'Loan contract signature',
      'Loan contract signature, OTP',
    ],
    ['grant_type=password&username={{username}}&password={{password}}&scope=digitalloan'],
  ],
  [
    'BaaS Accounts',
    [
      'Token with the authorization ID of customer 4000000002',
      'Account opening',
      'Account opening, OTP',
      'Token with the authorization ID',
      'Account overview',
    ],
    [
      'grant_type=authorization_id&scope=baas_accounts&authorization_id=59786f747c23423a5aad0ba34ca09c9f',
      'grant_type=authorization_id&scope=baas_accounts&authorization_id={{authorization_id}}',
    ],
  ],
  [
    'Land Registry',
    ['Token with client credentials', 'Title deed inquiry', 'Parcel inquiry'],
    ['grant_type=client_credentials&scope=takbis'],
  ],
  [
    'One-Time Passwords',
    ['Token with the password', 'Preparation: Transfer to own account', 'OTP execution'],
    ['grant_type=password&username={{username}}&password={{password}}&scope=moneytransfers'],
  ],
])('the folder %s sends its own tokens and what its calls need', (name, names, tokens) => {
  const folder = folderNamed(name)
  expect(folder.item.map((each) => each.name)).toEqual(names)
  expect(folder.item.filter(isToken).map(form)).toEqual(tokens)
})

it('every folder can be run alone: what a call takes of an answer, a call before it in the folder gives', () => {
  const kept = new Set(
    variable
      .filter(({ description }) => description?.startsWith('Set by a script: a value from the response'))
      .map(({ key }) => key),
  )
  const missing: string[] = []
  const taken = new Set<string>()
  for (const folder of item) {
    const given = new Set<string>()
    for (const { name, request, event: scripts = [] } of folder.item) {
      for (const [, used = ''] of JSON.stringify(request).matchAll(/\{\{(\w+)\}\}/g)) {
        if (!kept.has(used)) continue
        taken.add(used)
        if (!given.has(used)) missing.push(`${folder.name}: ${name} ${used}`)
      }
      const [, values = '{}'] =
        /^const values = (.*)$/m.exec(scripts.flatMap(({ script }) => script.exec).join('\n')) ?? []
      for (const key of Object.keys(JSON.parse(values) as object)) given.add(key)
    }
  }
  expect(missing).toEqual([])
  expect([...taken].toSorted()).toEqual([...kept].toSorted())
})

const requestOf = (folder: string, name: string) =>
  folderNamed(folder).item.find((each) => each.name === name)?.request as unknown as RequestDefinition & {
    body: { raw: string }
  }

it('takes a value of an answer as it is: text in quotes, an object without', () => {
  expect(requestOf('Bill Payments', 'Bill payment').body.raw).toContain('"billId": "{{findBills_bills_0_billId}}"')
  expect(requestOf('Bill Payments', 'Bill payment').body.raw).toContain('"amount": {{findBills_bills_0_amount}}')
})

it('orders something else as a preparation than in its own folder', () => {
  const member = (folder: string, name: string, key: string) =>
    (JSON.parse(requestOf(folder, name).body.raw) as Record<string, unknown>)[key]
  expect([
    member('BaaS Money Transfers', 'Transfer order', 'partnerReference'),
    member('BaaS Cancels', 'Preparation: Transfer order', 'partnerReference'),
    member('Bill Payments', 'Bill inquiry', 'subscriberNumber'),
    member('Cancellations', 'Preparation: Bill inquiry', 'subscriberNumber'),
  ]).toEqual(['trf-2026-004412', '{{unique_id}}', '4410027756', '4410031190'])
  expect([
    member('Mail Orders', 'Mail order payment', 'cardToken'),
    member('Digital Loan', 'Loan application', 'monthlyIncome'),
    member('BaaS Onboarding', 'Identity check', 'applicationId'),
    member('BaaS Cancels', 'Card cancellation', 'cardId'),
  ]).toEqual([
    'ct_5{{unique_id}}',
    { amount: '4200000.00', currency: 'TRY' },
    '{{createOnboardingApplication_applicationId}}',
    '{{orderBaasCard_cardId}}',
  ])
})

const guid = '6f1c2a9e-4b7d-4c33-8e21-0a5d9b7c1f40'

/** What the collection's script sets before a request with this text in its body. */
function computed(text: string, now: string, clockOffset = '0') {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const set: Record<string, string> = {}
  const context = createContext({
    Date,
    require: () => ({}),
    console: { warn: () => {} },
    pm: {
      request: new Request({ method: 'POST', url: {}, body: { mode: 'raw', raw: text } }),
      variables: {
        get: (key: string) => ({ clock_offset: clockOffset })[key],
        set: (key: string, value: string) => Object.assign(set, { [key]: value }),
        replaceIn: (name: string) => (name === '{{$guid}}' ? guid : name),
      },
    },
  })
  runInContext(event.find(({ listen }) => listen === 'prerequest')?.script.exec.join('\n') ?? '', context)
  return set
}

it.each([
  ['2026-11-26T20:59:59Z', '2026-11-26', '2026-11-28'],
  ['2026-11-26T21:00:00Z', '2026-11-27', '2026-11-28'],
  ['2026-11-28T03:00:00Z', '2026-11-28', '2026-12-05'],
  ['2026-11-29T03:00:00Z', '2026-11-29', '2026-12-05'],
])('at %s it is %s in Istanbul, and Saturday comes on %s', (now, today, saturday) => {
  expect(computed('{{today}} {{next_saturday}}', now)).toEqual({ today, next_saturday: saturday })
})

it('computes days by the clock of the bank, and sets nothing that the request does not name', () => {
  expect(computed('{{days_ago_26}} {{days_ahead_5}}', '2026-11-26T10:00:00Z', String(-86_400_000))).toEqual({
    days_ago_26: '2026-10-30',
    days_ahead_5: '2026-11-30',
  })
  expect(computed('{{amount}}', '2026-11-26T10:00:00Z')).toEqual({})
  expect(computed('{{unique_id}}', '2026-11-26T10:00:00Z')).toEqual({
    unique_id: guid.replaceAll('-', '').slice(0, 19),
  })
  expect(computed('{{unique_identity_number}}', '2026-11-26T10:00:00Z')).toEqual({
    unique_identity_number: '16411689444',
  })
  expect(computed('{{unique_phone_number}}', '2026-11-26T10:00:00Z')).toEqual({ unique_phone_number: '+905364116894' })
})
