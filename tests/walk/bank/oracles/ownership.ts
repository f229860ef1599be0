import { isIdName } from '../../../../mocks/services/pipeline/ownership.ts'
import { services } from '../../../../mocks/services/services.ts'
import { isOfBothParties, isOfCustomer } from '../definitions.ts'
import { dataOf, type Exchange, isFault } from '../exchange.ts'
import { nameOf } from '../people.ts'
import { isSameOwner, textsOf } from '../pool.ts'
import type { World } from '../world.ts'

/** `operation name` of what anybody may name. */
const open = new Set(
  services.flatMap(({ id, owned }) =>
    Object.entries(owned).flatMap(([name, check]) => (check === 'anyone' ? [`${id} ${name}`] : [])),
  ),
)

/** What a call sends, with the names that its definition gives. */
function sentTexts({ operation, path, sent }: Exchange): [name: string, value: string][] {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const names = [...(operation?.details.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = (operation?.details.path ?? '').replaceAll(/\{\w+\}/g, '([^/]+)')
  const values = new RegExp(`^${pattern}$`).exec(pathname)?.slice(1) ?? []
  const inPath = names.map((name, at): [string, string] => [name, decodeURIComponent(values[at] ?? '')])
  return [...inPath, ...searchParams, ...(sent === '' ? [] : textsOf(JSON.parse(sent)))]
}

/** Nobody sees what belongs to somebody else and what they have not named themselves, and nobody may name it. */
export function strangersObjects(exchange: Exchange, world: World): string[] {
  const { caller, operation, completed, answer } = exchange
  if (!caller || !operation || answer.status !== 200 || isFault(exchange)) return []
  const said = world.said.get(caller.id) ?? ''
  const strangers = (texts: [name: string, value: string][]) =>
    texts.flatMap(([name, value]) => {
      const owner = world.pool.ownerOf(value)
      return owner && !isSameOwner(owner, caller) ? [{ name, value, owner }] : []
    })
  const shown = strangers(textsOf(dataOf(exchange))).filter(
    ({ name, value }) => !said.includes(value) && !isOfCustomer(operation, name) && !isOfBothParties(operation, name),
  )
  const named = completed
    ? []
    : strangers(sentTexts(exchange)).filter(({ name }) => isIdName(name) && !open.has(`${operation.id} ${name}`))
  return [
    ...shown.map(
      ({ name, value, owner }) =>
        `${operation.id} shows ${nameOf(caller.id)} the ${name} "${value}" of ${nameOf(owner.id)}`,
    ),
    ...named.map(
      ({ name, value, owner }) =>
        `${operation.id} opens the ${name} "${value}" of ${nameOf(owner.id)} to ${nameOf(caller.id)}`,
    ),
  ]
}
