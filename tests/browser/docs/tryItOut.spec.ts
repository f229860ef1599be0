import { expect, type Page } from '@playwright/test'
import { dockTexts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { answerDefinition } from '../../support/browser/answerDefinition.ts'
import { expectAccessible, unstyledLinks } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'
import {
  authorize,
  button,
  openCall,
  openDock,
  panel,
  pasteKey,
  prepareApplication,
  send,
  step,
  title,
} from '../../support/browser/tryItOut.ts'
import { viewports } from '../../support/browser/viewports.ts'

/** In pixels, of what a phone's page scrolls sideways in. */
async function widthAt390(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize(viewports.phone)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (before) await page.setViewportSize(before)
  return width
}

const accountList = '/docs/api/account-information/account-list'
const fastTransfer = '/docs/api/money-transfers/fast-transfer'

test('a stylesheet of Try it out that fails is a part that fails: Close, or Retry shows it with its styles', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/)
  await page.route('**/assets/swagger-*.css', (route) => route.abort('failed'))
  await startSignedIn(page, accountList)
  const open = page.getByRole('button', { name: 'Try it out', exact: true })
  const failed = page.getByText('Couldn’t load part of this page. Check your connection, then try again.')
  await open.click()
  await expect(failed).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(failed).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await expect(failed).toBeVisible()
  await page.unroute('**/assets/swagger-*.css')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(button(page, 'Preview request')).toBeVisible()
  await expect(panel(page).getByRole('heading', { name: 'Try it out' })).toBeFocused()
  for (const name of ['swagger', 'tryItOut', 'authorization'])
    await expect(page.locator(`link[href^="/assets/${name}-"]`)).toHaveCount(1)
})

test('every step of a call is accessible and fits a phone, and the code of the SMS is copied and pasted', {
  tag: '@full',
}, async ({ page, context }) => {
  test.slow(true, 'axe reads swagger-ui four times')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(viewports.phone)
  await openBank(page)
  await prepareApplication(page)
  await openCall(page, fastTransfer)
  await button(page, 'Authorize').click()
  const dialog = page.getByRole('dialog', { name: 'Get an access token' })
  await expect(dialog.getByRole('combobox', { name: 'Application' })).toHaveValue(/.+/)
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Application' }).focus()
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Get token' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(panel(page)).toContainText(/left/)
  await button(page, 'Generate a key').click()
  await expect(panel(page).getByRole('link', { name: 'My Applications' })).toBeVisible()
  expect(await unstyledLinks(page)).toEqual([])
  await button(page, 'Remove key').click()
  await pasteKey(page)
  await panel(page).getByLabel('Ask the bank to sign the response').check()
  await button(page, 'Preview request').click()
  await expect(title(page)).toHaveText('Request preview')
  await expectAccessible(page)
  await button(page, 'Send').click()
  await expect(title(page)).toHaveText('The bank asks the customer to confirm')

  await page.setViewportSize(viewports.laptop)
  await openDock(page, 'Phone')
  const code = (await step(page).locator('q').textContent())?.slice(0, 6) ?? ''
  await expect(page.getByRole('button', { name: `Copy ${code}` })).toBeVisible()
  await expectAccessible(page)
  expect(await widthAt390(page)).toBe(390)
  await page.getByRole('button', { name: `Copy ${code}` }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  await step(page).getByLabel('Code').focus()
  await page.keyboard.press('Control+V')
  await expect(step(page).getByLabel('Code')).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Response')
  await expect(step(page)).toContainText('verifies the signature of this response.')
  await page.setViewportSize(viewports.phone)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.setViewportSize(viewports.laptop)
  await authorize(page, '5')
  const body = panel(page).getByRole('textbox', { name: 'Request body' })
  await body.fill((await body.inputValue()).replace('1010000001', '1010000051'))
  const dock = page.getByRole('region', { name: dockTexts.title })
  await dock.getByLabel('You confirm or reject here').check()
  for (const waiting of [1, 2]) {
    await send(page)
    await expect(dock.getByRole('button', { name: /^Reject / })).toHaveCount(waiting)
  }
  expect(await widthAt390(page)).toBe(390)
})

const evil = 'https://evil.example'
const markup = `<script>window.pwned=1</script><img src="${evil}/i.png" onerror="window.pwned=1"><form action="${evil}"><button>Send</button></form>`
const hostile = {
  openapi: '3.1.0',
  info: { title: markup, version: '1' },
  servers: [{ url: evil }],
  security: [{ customerAccess: [] }],
  paths: {
    '/../../..//evil.example/{id}': {
      servers: [{ url: evil }],
      post: {
        operationId: 'hostile',
        summary: markup,
        servers: [{ url: evil }],
        'x-values-from': [{ operation: markup, values: { id: '/data/__proto__' } }],
        'x-example-customer': markup,
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: markup,
            schema: { type: 'string' },
            example: '../../..',
          },
          { name: 'Authorization', in: 'header', required: true, schema: { type: 'string' }, example: markup },
        ],
        requestBody: { content: { 'application/json': { schema: {}, example: { text: markup } } } },
        responses: { 200: { description: markup } },
      },
    },
  },
  components: { securitySchemes: { customerAccess: { type: 'openIdConnect', openIdConnectUrl: `${evil}/openid` } } },
}

test('the selects of Try it out have an arrow in both themes and in forced colours, Preview request an edge', async ({
  page,
}) => {
  await openCall(page, accountList)
  const selects = panel(page).locator('.parameters select')
  for (const media of [
    { colorScheme: 'light', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'none' },
    { colorScheme: 'light', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media)
    const arrows = await selects.evaluateAll((all) => all.map((each) => getComputedStyle(each).appearance))
    expect(arrows, JSON.stringify(media)).toEqual(['auto', 'auto'])
  }
  const edge = await button(page, 'Preview request').evaluate((each) => getComputedStyle(each).border)
  expect(edge).toBe('1px solid rgb(0, 0, 0)')
})

test('a hostile definition stays inert, and nothing leaves the bank', async ({ page }) => {
  await answerDefinition(page, '1001', JSON.stringify(hostile))
  await startSignedIn(page, accountList)
  await hydrated(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('.operation h3')).toContainText('<script>')
  await page.getByRole('button', { name: 'Try it out', exact: true }).click()
  await authorize(page)
  await expect(panel(page).getByRole('textbox', { name: 'Authorization' })).toHaveCount(0)
  await button(page, 'Preview request').click()
  await expect(step(page)).toContainText(/POST http:\/\/localhost:\d+\/bank\//)
  const found = await page.evaluate(() => ({
    pwned: 'pwned' in window,
    parts: document.querySelectorAll('main :is(script, style, iframe, img, object, embed, form[action])').length,
    links: [...document.querySelectorAll('main a')].filter(
      (link) => !(link instanceof HTMLAnchorElement) || link.origin !== location.origin,
    ).length,
  }))
  expect(found).toEqual({ pwned: false, parts: 0, links: 0 })
})
