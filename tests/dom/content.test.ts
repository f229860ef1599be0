import type { Locator, Page } from '@playwright/test'
import { runFor, stopTime } from '../support/browser/clock.ts'
import { accountLinks, headerLinks, linksAre } from '../support/browser/links.ts'
import { hydrated } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'

async function enter(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const question = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const openQuestions = (page: Page) => main(page).getByRole('button', { expanded: true })

async function leadsTo(link: Locator, href: string) {
  await expect(link).toHaveAttribute('href', href)
}

async function leadsOut(link: Locator, href: string) {
  await leadsTo(link, href)
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  await expect(link).toHaveAttribute('target', '_blank')
}

const steps = ['Discover Our APIs', 'Register On Site', 'Create Apps And Use APIs', 'Develop Your App', 'Then Go Live']

const footer = {
  Products: [
    ['API', '/docs/api'],
    ['BAAS', '/docs/baas'],
  ],
  Documentation: [
    ['Getting Started', '/docs/getting-started'],
    ['Authorization', '/docs/authorization'],
    ['API Usage', '/docs/api-usage'],
  ],
  Support: [
    ['Community', '/community'],
    ['FAQ', '/faq'],
    ['Contact Us', '/contact'],
    ['Support Ticket', null],
    ['Announcements', '/announcement'],
  ],
} as const

test('an unknown path is not found, under the site header and over the footer', async ({ page, quiet }) => {
  quiet.allow(/status of 404.*nowhere/)
  await enter(page, '/nowhere/at/all')
  await expect(page.getByRole('heading', { name: '404 Page Not Found :(', level: 1, exact: true })).toBeVisible()
  const header = page.getByRole('banner')
  await linksAre(header.getByRole('navigation', { name: 'Main' }), headerLinks)
  await linksAre(header.locator('.account'), accountLinks)
  await leadsTo(header.getByRole('link').first(), '/')
  const base = page.getByRole('contentinfo')
  await leadsTo(base.getByRole('link').first(), '/')
  for (const [title, links] of Object.entries(footer)) {
    await expect(base.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await linksAre(base.getByRole('navigation', { name: title, exact: true }), links)
  }
  await expect(base.getByRole('link', { name: 'Support Ticket' })).toHaveAttribute('aria-disabled', 'true')
  const countries = ['Türkiye', 'Germany', 'Netherlands', 'Austria', 'Romania', 'Malta', 'Bahrain']
  await expect(base.getByText(countries.join(' · '), { exact: true })).toBeVisible()
  await leadsTo(base.getByRole('link', { name: 'Third-party licences', exact: true }), '/third-party-licences.txt')
  await expect(page.locator('link[rel=license]')).toHaveAttribute('href', '/third-party-licences.txt')
})

const featured = [
  ['Account Information', 'The accounts a customer shares with you, with current balances.', 'account-information'],
  ['Account Movements', 'Booked and pending movements, by date, amount or direction.', 'account-movements'],
  [
    'Money Transfers',
    'Transfers between own accounts, to other customers, and to other banks by EFT and FAST.',
    'money-transfers',
  ],
] as const

const reasons = {
  Developers: ['A realistic sandbox', 'Documentation you can rely on', 'Open standards', 'People who answer'],
  Business: ['New revenue', 'Faster to market', 'Bank-grade security', 'Room to grow'],
} as const

test('/home leads to the home page, which shows its sections and the claim about its catalogue', async ({ page }) => {
  await enter(page, '/home')
  await expect(page).toHaveURL('/')
  const home = main(page)
  await leadsTo(home.getByRole('link', { name: 'Register', exact: true }).first(), '/register')
  await expect(home.getByText('More than 46 APIs under 8 categories, and no limit on the number of')).toBeVisible()
  const section = (name: string) => home.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  const cards = section('Featured APIs').getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const [index, [name, summary, slug]] of featured.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(card.getByText(summary, { exact: true })).toBeVisible()
    await leadsTo(card.getByRole('link', { name: `Find Out More about ${name}` }), `/docs/api/${slug}?linked=true`)
  }
  await expect(section('Getting Started').getByRole('listitem').getByRole('heading')).toHaveText(steps)
  const partner = section('Why You Should Partner With Us')
  for (const [side, titles] of Object.entries(reasons))
    await expect(
      partner.locator('.partner-side', { has: page.getByRole('heading', { name: side, exact: true }) }).locator('dt'),
    ).toHaveText([...titles])
})

test('Getting Started walks through five steps in their order', async ({ page }) => {
  await enter(page, '/gettingStarted')
  const list = main(page).getByRole('listitem')
  await expect(list).toHaveCount(5)
  await expect(list.getByRole('heading')).toHaveText(steps)
  await expect(list.locator('.step-number')).toHaveText(['1', '2', '3', '4', '5'])
  const facts = [
    /Browse the products/,
    /Create a developer account with the sign-up form. Click the link in the email we send you to activate your account/,
    /New Application button on your dashboard.*required fields.*Activate the APIs you need and add them/,
    /sandbox.*simulated data/,
    /request access through Contact Us on the support page/,
  ]
  for (const [index, fact] of facts.entries()) await expect(list.nth(index)).toContainText(fact)
  await leadsTo(list.getByRole('link', { name: 'Make your first call' }), '/dashboard?page=firstCall')
})

test('Community leads to the blog, the chat channel and the registration', async ({ page }) => {
  await enter(page, '/community')
  await expect(page.getByRole('heading', { name: 'Community', level: 1, exact: true })).toBeVisible()
  await expect(main(page).getByRole('listitem').getByRole('heading')).toHaveText(['Developer Blog', 'Chat Channel'])
  await leadsOut(main(page).getByRole('link', { name: /Read the blog/ }), 'https://blog.example.com/developers')
  await leadsOut(main(page).getByRole('link', { name: /Join the channel/ }), 'https://chat.example.com/developers')
  await main(page).getByRole('link', { name: 'Become a Partner' }).click()
  await expect(page).toHaveURL('/register')
})

test('Support shows three cards that lead on', async ({ page }) => {
  await enter(page, '/support')
  await expect(page.getByRole('heading', { name: 'Support', level: 1, exact: true })).toBeVisible()
  const cards = main(page).getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText(['Support Ticket', 'FAQ', 'Developer Channel'])
  await leadsTo(cards.nth(0).getByRole('link'), '/dashboard?page=createTicket')
  await leadsOut(cards.nth(2).getByRole('link'), 'https://chat.example.com/developers')
  await cards.nth(1).getByRole('link').click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the links outside and to the first call follow the configuration of the page, not of the build', async ({
  page,
}) => {
  await page.route('**/portal.json', async (route) => {
    const response = await route.fetch()
    const configuration = {
      ...(await response.json()),
      tryItOut: undefined,
      links: { blog: 'https://b.example', chat: 'https://c.example' },
    }
    await route.fulfill({ response, json: configuration })
  })
  await enter(page, '/community')
  await leadsOut(main(page).getByRole('link', { name: /Read the blog/ }), 'https://b.example')
  await leadsOut(main(page).getByRole('link', { name: /Join the channel/ }), 'https://c.example')
  await enter(page, '/gettingStarted')
  await leadsTo(main(page).getByRole('link', { name: 'Make your first call' }), '/docs/getting-started')
})

test('the FAQ begins with GENERAL and holds 9, 5, 3 and 3 questions', async ({ page }) => {
  await enter(page, '/faq')
  await expect(page.getByRole('heading', { name: 'FAQ', level: 1, exact: true })).toBeVisible()
  await expect(page.getByRole('tab').locator('span')).toHaveText(['9', '5', '3', '3'])
  await expect(tab(page, 'GENERAL')).toHaveAttribute('aria-selected', 'true')
  for (const [name, count] of [
    ['TECHNICAL SUPPORT', 9],
    ['GENERAL', 5],
    ['APPLICATIONS', 3],
    ['LOGIN AND REGISTER', 3],
  ] as const) {
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveCount(count)
  }
  await leadsTo(main(page).getByRole('link', { name: 'STILL NEED HELP?' }), '/support')
})

test('the FAQ is walked with the keyboard, one answer open at a time', async ({ page }) => {
  await enter(page, '/faq')
  const press = (key: string) => page.keyboard.press(key)
  await page.getByRole('searchbox').focus()
  await press('Tab')
  await expect(tab(page, 'GENERAL')).toBeFocused()
  await press('ArrowRight')
  await expect(tab(page, 'APPLICATIONS')).toBeFocused()
  await expect(tab(page, 'APPLICATIONS')).toHaveAttribute('aria-selected', 'true')
  await press('End')
  await expect(tab(page, 'LOGIN AND REGISTER')).toBeFocused()
  await press('ArrowRight')
  await expect(tab(page, 'TECHNICAL SUPPORT')).toBeFocused()
  await press('ArrowLeft')
  await press('Home')
  await press('Tab')
  const status = question(page, 'How do I check the status of a transfer?')
  await expect(status).toBeFocused()
  await press('Enter')
  await expect(page.getByText('"referenceNumber": "20260314000187"')).toBeVisible()
  await press('ArrowDown')
  await press('ArrowDown')
  await press('Space')
  await expect(openQuestions(page)).toHaveText(['What do the transfer status values mean?'])
  await expect(main(page).getByRole('region', { name: 'What do the transfer status values mean?' })).toContainText(
    /REALIZED 01.*SENT 02.*NOT REALIZED 03.*WAITING FOR APPROVAL 04.*PROCESSED 05/s,
  )
  await expect(page).toHaveURL('/faq#transfer-status-values')
  await press('Enter')
  await expect(openQuestions(page)).toHaveCount(0)
  await expect(page).toHaveURL('/faq')
  await press('End')
  await expect(question(page, 'Why do my calls return Invalid IP or Too many requests?')).toBeFocused()
})

test('an address with a question opens it in its tab, on arrival and later', async ({ page }) => {
  await enter(page, '/faq#webhook-types')
  const webhooks = question(page, 'Which transaction types does a webhook report?')
  await expect(tab(page, 'TECHNICAL SUPPORT')).toHaveAttribute('aria-selected', 'true')
  await expect(webhooks).toHaveAttribute('aria-expanded', 'true')
  await expect(webhooks).toBeFocused()
  await expect(main(page).getByRole('region')).toContainText(/CHVLH.*CVIRM.*EEFTO.*FBTCH/s)
  await page.evaluate(() => {
    location.hash = 'password-rule'
  })
  await expect(tab(page, 'LOGIN AND REGISTER')).toHaveAttribute('aria-selected', 'true')
  await expect(openQuestions(page)).toHaveText(['Which passwords are accepted?'])
  await expect(openQuestions(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('transaction types webhook')
  await page.getByRole('option', { name: /Which transaction types/ }).click()
  await expect(openQuestions(page)).toHaveText(['Which transaction types does a webhook report?'])
  await page.evaluate(() => {
    location.hash = 'password-rule'
  })
  await expect(openQuestions(page)).toHaveText(['Which passwords are accepted?'])
  await page.evaluate(() => {
    location.hash = 'no-such-question'
  })
  await expect(openQuestions(page)).toHaveText(['Which passwords are accepted?'])
})

const letters = [...'ABCDEFGHIJKLMNOPQRSTUV']
const numbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']

test('the answers state the rules of passwords, transfers, sub-accounts and applications', async ({ page }) => {
  await enter(page, '/faq')
  const answer = main(page).getByRole('region')
  const open = async (tabName: string, name: string) => {
    await tab(page, tabName).click()
    await question(page, name).click()
    await expect(openQuestions(page)).toHaveText([name])
  }
  await open('TECHNICAL SUPPORT', 'How do I check the status of a transfer?')
  for (const field of [
    '"context": { "channel": "API", "language"',
    '"isInternalTransfer"',
    '"referenceNumber"',
    '"transactionDate"',
  ])
    await expect(answer.locator('pre')).toContainText(field)
  await open('TECHNICAL SUPPORT', 'What does the transfer status inquiry return?')
  const data = 'errorCode message refereceNumber responseType responseTypeDesc transactionDate accountingResponse'
  const header = 'status statusCode detailCode message txId warnings'
  for (const field of `data ${data} header ${header}`.split(' '))
    await expect(answer.locator('pre')).toContainText(`"${field}"`)
  await open('TECHNICAL SUPPORT', 'Which reason code does a transfer need?')
  const codes = (list: number) => answer.getByRole('list').nth(list).locator('b')
  await expect(codes(0)).toHaveText(letters.map((code) => `${code}: `))
  await expect(codes(1)).toHaveText(numbers.map((code) => `${code}: `))
  await expect(answer).toContainText('The code -2 means that no reason is given, and it is valid for all transfers.')
  await expect(answer).toContainText('For internal transfers you can also leave the field blank.')
  await open('TECHNICAL SUPPORT', 'When does money in sub-accounts reach the main account?')
  await expect(answer).toContainText('Sub-accounts sweep to the main account at least hourly.')
  await open('APPLICATIONS', 'How many applications can I create?')
  await expect(answer).toContainText('The number of applications is not limited')
  await open('LOGIN AND REGISTER', 'Which passwords are accepted?')
  await expect(answer).toContainText('A password has at least 8 characters')
  await expect(answer.getByRole('listitem')).toHaveText([
    'an upper case letter',
    'a lower case letter',
    'a number',
    'a special character, such as ! or ?',
  ])
})

test('the search looks into questions and answers, and says how many it found', async ({ page }) => {
  await enter(page, '/faq')
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' })
  await search.fill('chvlh')
  await expect(page.getByRole('status')).toHaveText('1 question found')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await search.press('ArrowDown')
  await expect(question(page, 'Which transaction types does a webhook report?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('region')).toContainText('CHVLH')
  await search.fill('no such words anywhere')
  await expect(page.getByRole('status')).toHaveText('No questions match your search.')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(tab(page, 'TECHNICAL SUPPORT')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('status')).toBeEmpty()
})

test('an answer that a search found opens where it is, and its address says so', async ({ page }) => {
  await enter(page, '/faq')
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('transfer')
  const found = question(page, 'What do the transfer status values mean?')
  await found.click()
  await expect(found).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/faq#transfer-status-values')
  await expect(page.getByRole('searchbox')).toHaveValue('transfer')
  await expect(found).toBeFocused()
})

test('a search that was typed before the page was hydrated takes the focus from what it replaces', async ({ page }) => {
  await stopTime(page)
  await page.goto('/faq')
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' })
  await search.fill('transfer')
  const pressed = question(page, 'Who can register, and what does it cost?')
  await pressed.focus()
  await expect(pressed).toBeFocused()
  await runFor(page, 1000)
  await expect(page.getByRole('status')).toHaveText(/^\d+ questions found$/)
  await expect(search).toHaveValue('transfer')
  await expect(search).toBeFocused()
})

test('an address with a question shows it and gives it the focus, although the questions are filtered', async ({
  page,
}) => {
  await enter(page, '/faq')
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' })
  for (const [id, title] of [
    ['which-flow', 'Which authorization flow does my application need?'],
    ['transfer-status-values', 'What do the transfer status values mean?'],
  ] as const) {
    await search.fill('transfer')
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.evaluate((id) => history.pushState(null, '', `#${id}`), id)
    await expect(search).toHaveValue('')
    await expect(openQuestions(page)).toHaveText([title])
    await expect(openQuestions(page)).toBeFocused()
  }
  await search.fill('transfer')
  await search.press('Escape')
  await expect(page.getByRole('tab')).toHaveCount(4)
  await expect(search).toBeFocused()
})

test('an answer links mail and web addresses, and nothing else', async ({ page }) => {
  await enter(page, '/faq#which-flow')
  await leadsOut(main(page).getByRole('region').getByRole('link'), 'https://www.rfc-editor.org/rfc/rfc6749')
  await question(page, 'How does my application go live?').click()
  await leadsTo(main(page).getByRole('region').getByRole('link'), 'mailto:developers@portico.example')
})

test('the tab of the FAQ is local to the page', async ({ page }) => {
  await enter(page, '/faq')
  await tab(page, 'APPLICATIONS').click()
  await main(page).getByRole('link', { name: 'STILL NEED HELP?' }).click()
  await expect(page).toHaveURL('/support')
  await page.goBack()
  await expect(tab(page, 'GENERAL')).toHaveAttribute('aria-selected', 'true')
})
