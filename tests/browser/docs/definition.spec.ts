import { expect, type Page } from '@playwright/test'
import { answerDefinition } from '../../support/browser/answerDefinition.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { openBank } from '../../support/browser/bank.ts'
import { watchLayoutShift } from '../../support/browser/layoutShift.ts'
import { hydrated } from '../../support/browser/page.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { test } from '../../support/browser/test.ts'

const service = '/docs/api/money-transfers/eft-transfer'

/** From the top to the end and back, a window at a time. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo(0, top)
      await frame()
    }
    scrollTo(0, end)
    await frame()
    scrollTo(0, 0)
    await frame()
  })

test('what is read stays as it came, is accessible, and swagger-ui comes only for who is about to try it', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page)
  const viewers: string[] = []
  page.on('request', (request) => {
    if (/TryItOut-[^/]+\.js$/.test(request.url())) viewers.push(request.url())
  })
  await startSignedIn(page, service)
  const operation = page.locator('.operation')
  const tryItOut = operation.getByRole('button', { name: 'Try it out', exact: true })
  await expect(tryItOut).toBeVisible()
  await expectAccessible(page)
  const body = await page.locator('.operation-body').innerHTML()
  await scrollThrough(page)
  expect(await page.locator('.operation-body').innerHTML()).toBe(body)
  expect(await shift()).toBeLessThan(0.02)
  expect(viewers).toEqual([])
  const asked = page.waitForRequest(/TryItOut-[^/]+\.js$/)
  await tryItOut.focus()
  await asked
  await expect(page.locator('.swagger-ui')).toHaveCount(0)
  await tryItOut.press('Enter')
  await expect(operation.getByRole('region', { name: 'Try it out' })).toBeInViewport()
  await expect(page.locator('.swagger-ui').getByRole('textbox', { name: 'Request body' })).toBeVisible()
  expect(await page.locator('.operation-body').last().innerHTML()).toBe(body)
  for (const tab of await page.locator('.swagger-ui').getByRole('tab', { name: 'Schema' }).all()) await tab.click()
  await expectAccessible(page)
})

const evil = 'https://evil.example'
const markup = `<script>window.pwned=1</script><img src="${evil}/i.png" onerror="window.pwned=1"><iframe src="${evil}"></iframe><style>body{display:none}</style><form action="${evil}"><button>Send</button></form>[click](javascript:window.pwned=1) ![p](${evil}/p.png)`
const hostile = {
  openapi: '3.1.0',
  info: { title: markup, version: '1', description: markup, termsOfService: 'javascript:window.pwned=1' },
  servers: [{ url: evil }],
  externalDocs: { url: 'javascript:window.pwned=1', description: markup },
  security: [{ open: [] }],
  paths: {
    '/a/{id}': {
      servers: [{ url: evil }],
      get: {
        operationId: 'javascript:window.pwned=1',
        summary: markup,
        description: markup,
        externalDocs: { url: 'javascript:window.pwned=1' },
        parameters: [
          { name: 'id', in: 'path', required: true, description: markup, schema: { $ref: `${evil}/schema.json` } },
          { $ref: `${evil}/parameter.json` },
        ],
        responses: {
          200: {
            description: markup,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Tree' },
                examples: { far: { externalValue: `${evil}/example.json` }, near: { summary: markup, value: markup } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Tree: { description: markup, properties: { child: { $ref: '#/components/schemas/Tree', description: markup } } },
    },
    securitySchemes: { open: { type: 'openIdConnect', openIdConnectUrl: `${evil}/openid`, description: markup } },
  },
}

test('a hostile definition is inert', async ({ page }) => {
  await openBank(page)
  await answerDefinition(page, '3002', JSON.stringify(hostile))
  await page.goto(`${service}?url=${evil}/a.json&configUrl=${evil}/b.json`)
  await hydrated(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('.operation h3')).toContainText('<script>')
  const found = await page.evaluate(() => ({
    pwned: 'pwned' in window,
    parts: document.querySelectorAll('main :is(script, style, form, iframe, img, object, embed)').length,
    links: [...document.querySelectorAll('main a')].filter(
      (link) => !(link instanceof HTMLAnchorElement) || link.origin !== location.origin,
    ).length,
  }))
  expect(found).toEqual({ pwned: false, parts: 0, links: 0 })
})

interface Seen {
  tasks: { startTime: number; duration: number }[]
  /** Layout shifts that no input explains. */
  shifts: number[]
  /** How many operations have got their text at once, each time that some have. */
  steps: number[]
}

test('400 operations freeze nothing, come with all their text, and move nothing that is shown', {
  tag: '@full',
}, async ({ page }) => {
  const paths = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [
      `/p${index}`,
      {
        get: {
          operationId: `o${index}`,
          summary: `Operation ${index}`,
          responses: { 200: { description: `Answer ${index}` } },
        },
      },
    ]),
  )
  await openBank(page)
  await answerDefinition(page, '3002', JSON.stringify({ openapi: '3.1.0', info: { title: 'Many' }, paths }))
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = []
    const shifts: number[] = []
    const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
    watch('longtask', (entry) => tasks.push(entry))
    watch('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
      if (!hadRecentInput) shifts.push(value)
    })
    const steps: number[] = []
    const answersIn = (node: Node) => (node instanceof Element ? node.querySelectorAll('.answers').length : 0)
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const count = added.reduce((sum, node) => sum + answersIn(node), 0)
      if (count > 0) steps.push(count)
    }).observe(document, { childList: true, subtree: true })
    Object.assign(window, { seen: { tasks, shifts, steps } })
  })
  await page.goto(`${service}#o399`)
  await hydrated(page)
  await expect(page.locator('.operation')).toHaveCount(400)
  const drawn = await page.evaluate(() => performance.now())
  await expect(page.locator('#o399').getByRole('heading', { name: 'Responses' })).toBeVisible()
  await expect(page.locator('[data-waits]')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.locator('.operation:has(.answers)')).toHaveCount(400)
  await expect(page.locator('#o399 h3')).toBeInViewport()

  await page.locator('.operation-list a[href="#o200"]').click()
  await expect(page.locator('#o200 h3')).toBeInViewport()

  const found = await page.evaluate(() => {
    const { find } = window as unknown as { find: (text: string) => boolean }
    return [find('Answer 234'), getSelection()?.anchorNode?.parentElement?.closest('.operation')?.id]
  })
  expect(found).toEqual([true, 'o234'])
  const { tasks, shifts, steps } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.1)
  // As many as the machine draws in 12 ms.
  expect(Math.max(...steps)).toBeLessThan(100)
  // Idle, 0.2 s, and none of the later ones takes 0.1 s.
  expect(Math.max(...tasks.map(({ duration }) => duration))).toBeLessThan(2000)
  const later = tasks.filter(({ startTime }) => startTime > drawn)
  expect(Math.max(0, ...later.map(({ duration }) => duration))).toBeLessThan(1000)
})

test('an address that names one of many operations leads to it, and stays there as others are drawn', async ({
  page,
}) => {
  const paths = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `/p${index}`,
      { get: { operationId: `o${index}`, summary: `Operation ${index}`, responses: { 200: { description: 'OK' } } } },
    ]),
  )
  await openBank(page)
  await answerDefinition(page, '3002', JSON.stringify({ openapi: '3.1.0', info: { title: 'Many' }, paths }))
  // A busy browser reports a new address late.
  await page.addInitScript(() => {
    addEventListener('hashchange', (event) => {
      if (!event.isTrusted) return
      event.stopImmediatePropagation()
      setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange', event)), 1000)
    })
  })
  await page.goto(`${service}#%`)
  await hydrated(page)
  await expect(page.locator('.operation')).toHaveCount(60, { timeout: 60_000 })
  await page.goto('about:blank')
  await page.goto(`${service}#O55`)
  await hydrated(page)
  await expect(page.locator('.operation')).toHaveCount(60, { timeout: 60_000 })
  await page.emulateMedia({ media: 'print' })
  const laidOut = () =>
    Array.from(document.querySelectorAll('.operation'), (each) => getComputedStyle(each).contentVisibility)
  expect(await page.evaluate(laidOut)).toEqual(Array(60).fill('visible'))
  await page.emulateMedia({ media: null })
  for (const id of ['o54', 'o55']) await expect(page.locator(`#${id}`).getByText('Responses').first()).toBeVisible()
  await expect(page.locator('#o55 h3')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('Shift')
  await page.locator('.operation-list').getByRole('link', { name: 'Operation 50', exact: true }).click()
  await expect(page.locator('#o49').getByText('Responses').first()).toBeVisible()
  await expect(page.locator('#o50 h3')).toBeInViewport()
})
