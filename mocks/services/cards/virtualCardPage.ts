import { hashText } from '../../db/sequence.ts'
import type { VirtualCardRow } from '../../db/tables/products/cards.ts'
import { bankPage } from '../../http/page/bankPage.ts'
import { type Html, html } from '../../http/page/html.ts'
import type { Operation } from '../../kernel/calls/operation.ts'

/** How long the page can be opened, in milliseconds, as the definition of a virtual card says. */
const lifetime = 120_000

/** What a new card has of its page, and the page's address. */
export const newNumberPage = (key: string, now: number) => ({
  numberPage: { key, until: now + lifetime },
  revealUrl: `/virtualcard/reveal/${key}`,
})

const page = (status: number, content: Html) => bankPage({ title: 'Virtual card', status, content })

const refusal = (status: number, detail: string) =>
  page(
    status,
    html`<h1>Virtual card</h1>
<p>${detail}</p>
<p>Create another card if you have not noted its number.</p>`,
  )

/** Whether the last digit checks the others (ISO/IEC 7812). */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const digitsOf = (hex: string, count: number) =>
  String(Number.parseInt(hex.slice(0, 12), 16) % 10 ** count).padStart(count, '0')

/** The number behind the mask and the security code: made up, always the same for a card. */
async function secretsOf({ id, cardNumber }: VirtualCardRow) {
  const hash = await hashText(`virtual card ${id}`)
  const [first, last] = [cardNumber.slice(0, 6) + digitsOf(hash, 5), cardNumber.slice(-4)]
  const check = [...'0123456789'].find((digit) => isLuhn(first + digit + last)) ?? ''
  return { number: first + check + last, securityCode: digitsOf(hash.slice(12), 3) }
}

const inGroups = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Fields rather than text: the log of requests leaves out what is filled in. */
const field = (name: string, label: string, value: string) => html`
<label for="${name}">${label}</label>
<input id="${name}" value="${value}" readonly>`

/** The bank's page that shows the customer the number of a new virtual card, once. */
export const virtualCardPage: Operation = {
  id: 'showVirtualCardNumber',
  method: 'get',
  path: '/virtualcard/reveal/{key}',
  describe: () => ({ group: 'Virtual Cards', title: 'Shows the number of a virtual card', errors: [] }),
  fail: ({ status, message }) => refusal(status, message),
  async respond({ bank, params, setSubject }) {
    const { tables, clock } = bank
    const [card] = tables.virtualCards.list({ where: ({ numberPage }) => numberPage?.key === params.key })
    if (!card?.numberPage || clock.now() >= card.numberPage.until)
      return refusal(404, 'This page opens once, within two minutes after the card was created.')
    setSubject(card.customerNumber)
    await tables.virtualCards.update(card.id, { numberPage: undefined })
    const { number, securityCode } = await secretsOf(card)
    return page(
      200,
      html`<h1>${card.name}</h1>
<p>Note the number now: this page does not open again.</p>
<form>${field('number', 'Card number', inGroups(number))}${field('expiry', 'Valid until', card.expiry)}${field('securityCode', 'Security code', securityCode)}
</form>`,
    )
  },
}
