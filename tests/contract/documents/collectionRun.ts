import type { Collection, Folder, Item } from '../../../scripts/postman/collection.ts'
import type { Grant } from '../../../src/rules/bank/grants.ts'
import { scopesOfGrant } from '../../../src/rules/bank/scopes.ts'
import { testCustomers } from '../../../src/rules/bank/testCustomers.ts'

/** The requests of the Postman collection as its page has a developer send them, in their order. */

const tokenRequest: Readonly<Record<Exclude<Grant, 'authorization_code'>, string>> = {
  client_credentials: 'Client credentials',
  password: 'Password',
  authorization_id: 'Authorization ID',
}

/** The customers whose data the examples of these products show; of all others it is customer 1. */
const customerOf: Readonly<Record<string, string>> = {
  'QR Orders': '12',
  'Mail Orders': '12',
  Webhooks: '12',
  Loans: '4',
  'Investment Accounts': '4',
  Funds: '4',
}

/** The scopes of the token requests in their own folder. */
const scopeOfTokenRequest: Readonly<Record<string, string>> = {
  'Client credentials': 'public',
  'Authorization ID': 'baas_accounts',
}

const filledIn = (item: Item, values: Readonly<Record<string, string>>): Item =>
  JSON.parse(JSON.stringify(item).replaceAll(/\{\{(\w+)\}\}/g, (text, name: string) => values[name] ?? text)) as Item

const scopeOf = ({ request }: Item): string | undefined =>
  /^Scope: ([a-z_]+)/m.exec(request.description ?? '')?.[1]?.replace(/^any$/, '')

const grantOf = (scope: string) =>
  (['client_credentials', 'authorization_id'] as const).find((grant) =>
    scopesOfGrant[grant].some(({ name }) => name === scope),
  ) ?? 'password'

function requestNamed(folders: readonly Folder[], name: string): Item {
  const found = folders.flatMap(({ item }) => item).find((item) => item.name === name)
  if (!found) throw new Error(`The collection has no request ${name}`)
  return found
}

/** A token for this call; a corporate customer needs the field that is switched off. */
function tokenFor(folders: readonly Folder[], scope: string, customer: string): Item {
  const request = requestNamed(folders, tokenRequest[grantOf(scope)])
  const item = filledIn(request, { scope, username: customer })
  const isCorporate = testCustomers.some(({ number, kind }) => number === customer && kind === 'corporate')
  if (isCorporate)
    for (const field of item.request.body?.urlencoded ?? [])
      if (field.key === 'corporateUsername') delete field.disabled
  return item
}

/** The collection with bodies as prism passes them on: it reads JSON and writes it again, and their signature is of the bytes. */
export const withCompactBodies = (collection: Collection): Collection =>
  JSON.parse(JSON.stringify(collection), (key, value: unknown) =>
    key === 'raw' && typeof value === 'string' ? value.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1') : value,
  ) as Collection

const completion = 'OTP execution'
/** What waits for the one-time password when its own folder is run. */
const waitingCall = 'Virtual card'

/** Their examples do not wait: a payment that comes in, and a contract that is not made yet. */
const carriedOutAtOnce = ['QR order', 'Loan contract']

const waits = ({ name, request }: Item): boolean =>
  !carriedOutAtOnce.includes(name) && (request.description?.includes('An OTP may follow.') ?? false)

/**
 * The collection with a token request wherever the calls need another one, and each call that waits for its one-time password
 * completed. Each name has its folder in front.
 */
export function runnable(collection: Collection): Collection {
  const item = collection.item.map((folder): Folder => {
    const named = ({ name, ...request }: Item): Item => ({ ...request, name: `${folder.name}: ${name}` })
    if (folder.name === 'Tokens')
      return {
        ...folder,
        item: folder.item.map((each) => named(filledIn(each, { scope: scopeOfTokenRequest[each.name] ?? 'accounts' }))),
      }
    let last: string | undefined
    const steps = folder.item.flatMap((call) => {
      const scope = scopeOf(call) ?? ''
      const before: Item[] = []
      if (scope !== last) before.push(tokenFor(collection.item, scope, customerOf[folder.name] ?? '1'))
      if (call.name === completion) before.push(requestNamed(collection.item, waitingCall))
      last = scope
      const completed = { ...requestNamed(collection.item, completion), name: `${call.name}, completed` }
      return [...before, call, ...(waits(call) ? [completed] : [])]
    })
    return { ...folder, item: steps.map(named) }
  })
  return { ...collection, item }
}
