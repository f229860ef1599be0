import type { AuthorizationIdRow } from '../../../../mocks/db/tables/authorization/authorization.ts'
import type { BaasCustomerRow } from '../../../../mocks/db/tables/products/baas.ts'
import { rowOf, tableOf } from '../exchange.ts'
import { callers } from '../people.ts'
import type { World } from '../world.ts'

const names: Readonly<Record<string, string>> = {
  ledgerAccounts: 'accountNumber',
  creditCards: 'cardId',
  debitCards: 'cardId',
  virtualCards: 'cardId',
  baasCards: 'cardId',
  loans: 'loanId',
}

const originOf = ({ rows }: World, value: string): string | undefined =>
  rowOf<BaasCustomerRow>(rows, `baasCustomers/${value}`)?.onboardingId ??
  rowOf<AuthorizationIdRow>(rows, `authorizationIds/${value}`)?.customerNumber

/** What customers know of themselves: the numbers of their accounts, cards and loans. */
export function fillPool(world: World): void {
  const isCustomers = (key: string) => names[tableOf(key)] !== undefined
  world.pool.clear(
    new Set([...world.rows.keys()].filter((key) => !isCustomers(key)).map((key) => key.slice(key.indexOf('/') + 1))),
    (value) => originOf(world, value),
  )
  for (const [key, { row }] of world.rows) {
    const name = names[tableOf(key)]
    const { id, customerNumber } = row as { id: string; customerNumber?: string | null }
    const caller = callers.find(({ customer }) => customer !== null && customer === customerNumber)
    if (name !== undefined && caller) world.pool.add(caller, { [name]: id })
  }
}
