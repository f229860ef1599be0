import type { Bank } from '../../bank/bank.ts'
import { pseudoRandom } from '../../ledger/money/pseudoRandom.ts'

const first = ['Aslı', 'Baran', 'Ceren', 'Deniz', 'Emre', 'Gizem', 'Kaan', 'Melis', 'Onur', 'Pelin', 'Sarp', 'Tuna']
const last = ['Acar', 'Bulut', 'Ceylan', 'Duman', 'Erdem', 'Güler', 'Işık', 'Keskin', 'Özkan', 'Sezer', 'Tekin', 'Uçar']

const pick = (names: readonly string[], text: string) =>
  names[Math.floor(((pseudoRandom(text) + 1) / 2) * names.length) % names.length] ?? ''

/** A name that no other customer has, always the same for the same text in the same bank. */
export function newName({ tables }: Pick<Bank, 'tables'>, text: string): string {
  const taken = new Set(tables.testCustomers.list().map(({ name }) => name))
  for (let attempt = 0; ; attempt++) {
    const name = `${pick(first, `first ${text} ${attempt}`)} ${pick(last, `last ${text} ${attempt}`)}`
    if (!taken.has(name)) return name
    if (attempt >= first.length * last.length) return `${name} ${attempt}`
  }
}
