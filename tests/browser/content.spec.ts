import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/axe.ts'
import { hydrated } from '../support/browser/page.ts'
import { test } from '../support/browser/test.ts'

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

test('home shows its sections and the claim about its catalogue', async ({ page }) => {
  await enter(page, '/')
  const home = main(page)
  await leadsTo(home.getByRole('link', { name: 'Register', exact: true }).first(), '/register')
  await expect(home.getByText(/more than 46 APIs under 8 categories/)).toBeVisible()
  await expect(home.getByRole('heading', { name: 'Featured APIs' })).toBeVisible()
  await expect(home.getByRole('heading', { name: 'Getting Started', exact: true })).toBeVisible()
  for (const step of steps) await expect(home.getByRole('heading', { name: step, exact: true })).toBeVisible()
  await expect(home.getByRole('heading', { name: 'Why You Should Partner With Us' })).toBeVisible()
  for (const side of ['Developers', 'Business'])
    await expect(home.getByRole('heading', { name: side, exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Türkiye · Germany')
})

test('Getting Started walks through five steps in their order', async ({ page }) => {
  await enter(page, '/gettingStarted')
  const list = main(page).getByRole('listitem')
  await expect(list).toHaveCount(5)
  await expect(list.getByRole('heading')).toHaveText(steps)
  const facts = [
    /Look through the products/,
    /Create a developer account.*click the link in it to activate your account/,
    /New Application button on your dashboard.*required fields.*Activate the APIs that you need and add them/,
    /sandbox.*simulated data/,
    /request access through Contact Us on the support page/,
  ]
  for (const [index, fact] of facts.entries()) await expect(list.nth(index)).toContainText(fact)
})

test('Community leads to the blog, the chat channel and the registration', async ({ page }) => {
  await enter(page, '/community')
  await leadsOut(main(page).getByRole('link', { name: /Read the blog/ }), 'https://blog.example.com/developers')
  await leadsOut(main(page).getByRole('link', { name: /Join the channel/ }), 'https://chat.example.com/developers')
  await main(page).getByRole('link', { name: 'Become a Partner' }).click()
  await expect(page).toHaveURL('/register')
})

test('Support shows three cards that lead on', async ({ page }) => {
  await enter(page, '/support')
  const cards = main(page).getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText(['Support Ticket', 'FAQ', 'Developer Channel'])
  await leadsTo(cards.nth(0).getByRole('link'), '/dashboard?page=createTicket')
  await leadsOut(cards.nth(2).getByRole('link'), 'https://chat.example.com/developers')
  await cards.nth(1).getByRole('link').click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the links outside follow the configuration of the page, not of the build', async ({ page }) => {
  await page.route('**/portal.json', async (route) => {
    const response = await route.fetch()
    const configuration = {
      ...(await response.json()),
      links: { blog: 'https://b.example', chat: 'https://c.example' },
    }
    await route.fulfill({ response, json: configuration })
  })
  await enter(page, '/community')
  await leadsOut(main(page).getByRole('link', { name: /Read the blog/ }), 'https://b.example')
  await leadsOut(main(page).getByRole('link', { name: /Join the channel/ }), 'https://c.example')
})

test('the FAQ begins with GENERAL and holds 9, 5, 3 and 3 questions', async ({ page }) => {
  await enter(page, '/faq')
  await expect(page.getByRole('tab')).toHaveCount(4)
  await expect(tab(page, 'GENERAL')).toHaveAttribute('aria-selected', 'true')
  for (const [name, count] of [
    ['TECHNICAL SUPPORT', 9],
    ['GENERAL', 5],
    ['APPLICATIONS', 3],
    ['LOGIN AND REGISTER', 3],
  ] as const) {
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(count)
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
  const status = question(page, 'How do I ask what became of a transfer?')
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
  await expectAccessible(page)
  await press('Enter')
  await expect(openQuestions(page)).toHaveCount(0)
  await expect(page).toHaveURL('/faq')
  await press('End')
  await expect(question(page, 'Why are my calls answered with Invalid IP or Too many requests?')).toBeFocused()
})

test('an address with a question opens it in its tab, on arrival and later', async ({ page }) => {
  await enter(page, '/faq#webhook-types')
  const webhooks = question(page, 'Which transaction types does a webhook report?')
  await expect(tab(page, 'TECHNICAL SUPPORT')).toHaveAttribute('aria-selected', 'true')
  await expect(webhooks).toHaveAttribute('aria-expanded', 'true')
  await expect(webhooks).toBeFocused()
  await expect(webhooks).toBeInViewport()
  await expect(main(page).getByRole('region')).toContainText(/CHVLH.*CVIRM.*EEFTO.*FBTCH/s)
  await page.evaluate(() => {
    location.hash = 'password-rule'
  })
  await expect(tab(page, 'LOGIN AND REGISTER')).toHaveAttribute('aria-selected', 'true')
  await expect(openQuestions(page)).toHaveText(['Which passwords are accepted?'])
  await expect(openQuestions(page)).toBeFocused()
  await page.evaluate(() => {
    location.hash = 'no-such-question'
  })
  await expect(openQuestions(page)).toHaveText(['Which passwords are accepted?'])
})

test('the search looks into questions and answers, and says how many it found', async ({ page }) => {
  await enter(page, '/faq')
  const search = page.getByRole('searchbox', { name: 'Search the questions and answers' })
  await search.fill('chvlh')
  await expect(page.getByRole('status')).toHaveText('1 question found')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await search.press('ArrowDown')
  await expect(question(page, 'Which transaction types does a webhook report?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('region')).toContainText('CHVLH')
  await expectAccessible(page)
  await search.fill('no such words anywhere')
  await expect(page.getByRole('status')).toHaveText('No question or answer holds these words.')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(tab(page, 'TECHNICAL SUPPORT')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('status')).toBeEmpty()
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  const scriptsRefused = /request failed: \S+\.js csp$/

  test('every question and answer of the FAQ is there to read', async ({ page, quiet }) => {
    quiet.allow(scriptsRefused)
    await page.goto('/faq')
    await expect(page.getByText('Sub-accounts sweep to the main account at least hourly.')).toBeVisible()
    await expect(page.getByText('the number of applications is not limited')).toBeVisible()
  })

  test('the hero of the home page paints', async ({ page, quiet }) => {
    quiet.allow(scriptsRefused)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/more than 46 APIs under 8 categories/).first()).toBeVisible()
  })
})
