import { describe, expect, test } from 'vitest'
import { consentPage } from '../../../../mocks/authorization/pages/consentPage.ts'
import { errorPage } from '../../../../mocks/authorization/pages/errorPage.ts'
import { seededCustomers } from '../../../../mocks/fixtures/testCustomers/testCustomers.ts'
import { shownLengths, startOf } from '../../../../src/rules/text/serverText.ts'

const family = '👨‍👩‍👧‍👦'

describe('a text from the bank', () => {
  test.each([
    ['as long as the limit', 'a'.repeat(500), 'a'.repeat(500)],
    ['one character longer', 'a'.repeat(501), `${'a'.repeat(499)}…`],
    ['of 100 KB in one word', 'a'.repeat(100_000), `${'a'.repeat(499)}…`],
    ['cut before half a word', 'words '.repeat(200), `${'words '.repeat(83).trimEnd()}…`],
    ['cut after a word', 'word '.repeat(200), `${'word '.repeat(100).trimEnd()}…`],
    ['cut in a word that begins early', `early ${'a'.repeat(600)}`, `early ${'a'.repeat(493)}…`],
    ['without half a surrogate pair', `${'a'.repeat(498)}😀b`, `${'a'.repeat(498)}…`],
    ['without part of an emoji of seven code points', `${'a'.repeat(495)}${family}`, `${'a'.repeat(495)}…`],
    ['without a letter that lost its mark', `${'a'.repeat(498)}e\u0301 b`, `${'a'.repeat(498)}…`],
    ['of one letter with marks without end', `e${'\u0301'.repeat(600)}`, `e${'\u0301'.repeat(498)}…`],
    ['of white space', ' '.repeat(600), '…'],
    ['of 20 lines', 'a\n'.repeat(19), 'a\n'.repeat(19)],
    ['of 21 lines', `${'a\n'.repeat(20)}a`, `${'a\n'.repeat(19)}a…`],
    ['with marks that turn the direction', `\u202e${'a'.repeat(600)}`, `\u202e${'a'.repeat(498)}…`],
  ])('%s', (_, text, shown) => {
    expect(startOf(text, 'message')).toBe(shown)
  })

  test.each(Object.entries(shownLengths))('as a %s has at most %i characters', (kind, length) => {
    expect(startOf('a'.repeat(length * 2), kind as keyof typeof shownLengths)).toHaveLength(length)
  })

  test('the lines of a definition and of an answer’s body are not counted', () => {
    const text = 'a\n'.repeat(100)
    expect([startOf(text, 'documentation'), startOf(text, 'code')]).toEqual([text, text])
  })
})

describe('the bank’s own pages', () => {
  const long = 'Reads your accounts. '.repeat(5000)
  const [customer] = seededCustomers
  const page = (name: string, description: string) =>
    consentPage({
      action: '/authorize/consent',
      formToken: 'form-1',
      application: { name, description },
      returnOrigin: 'https://app.example.com',
      customer: customer as (typeof seededCustomers)[number],
      accounts: [],
      corporateUsername: null,
      scopes: ['accounts'],
      choosesAccounts: true,
      unusedDays: '30',
      durations: [{ days: '90', until: '2026-06-12', isDefault: true }],
      consentsAddress: '/consents',
    }).body as string

  test('show the start of a description, and all of it in a box that opens', () => {
    const body = page('Till', long)
    expect(body).toContain(
      `<p>Description from Till: “${startOf(long, 'message')}”. You will be returned to https://app.example.com.</p>`,
    )
    expect(body).toContain(
      `<details>\n<summary>Show all</summary>\n<div class="whole" tabindex="0" role="group" aria-label="Whole text">${long}</div>\n</details>`,
    )
    expect(page('Till', 'Reads your accounts.')).not.toContain('Show all')
  })

  test('show the start of a name and of what was wrong', () => {
    expect(page(long, 'x')).toContain(`<h1>Share with ${startOf(long, 'name')}?</h1>`)
    const body = errorPage(400, long).body as string
    expect(body).toContain(`<p>${startOf(long, 'message')}</p>\n<details>`)
    expect(errorPage(400, 'No.').body).toContain('<p>No.</p>\n<p>Close')
  })
})
