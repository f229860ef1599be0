import type { Page } from '@playwright/test'
import { answerDefinition } from '../../support/browser/answerDefinition.ts'
import { hydrated } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/runner.ts'

test('a web page in place of a definition is reported', async ({ page }) => {
  await answerDefinition(page, '3001', '<!doctype html><title>Sign in</title>', 'text/html')
  await page.goto('/docs/api/money-transfers')
  await page.locator('.docs-list a').first().click()
  await expect(page.getByRole('alert')).toContainText('a web page instead of an API definition')
})

const operation = (id: string, responses: object) => ({
  get: { operationId: id, summary: `Operation ${id}`, responses },
})
const definitionOf = (paths: object) => ({ openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths })
const answered = { 200: { description: 'OK' } }

async function openFirstService(page: Page, answer: string): Promise<void> {
  await answerDefinition(page, '3001', answer)
  await page.goto('/docs/api/money-transfers')
  await page.locator('.docs-list a').first().click()
  await expect(page).toHaveURL('/docs/api/money-transfers/transfer-to-own-account')
}

/** The menu leads to another page, and history back to this one. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Documentation pages' })
    .getByRole('link', { name: 'EFT transfer' })
    .click()
  await expect(page.getByRole('heading', { name: 'EFT transfer', level: 1 })).toBeVisible()
  await expect(page.locator('.operation h3')).toContainText('Sends money to another bank by EFT')
  await page.goBack()
  await expect(page).toHaveURL('/docs/api/money-transfers/transfer-to-own-account')
}

test('a definition of 3000 levels is shown, and the menu leads on', async ({ page }) => {
  const levels = 3000
  const schema = `${'{"type":"object","properties":{"inner":'.repeat(levels)}{"type":"string"}${'}}'.repeat(levels)}`
  const answers = { 200: { description: 'OK', content: { 'application/json': { schema: 'DEEP', example: 'DEEP' } } } }
  const answer = JSON.stringify(definitionOf({ '/deep': operation('deep', answers) })).replaceAll('"DEEP"', schema)
  await openFirstService(page, answer)
  await expect(page.locator('.operation h3')).toContainText('Operation deep')
  await expect(page.locator('.operation').getByText('application/json')).toBeVisible()
  await leaveAndReturn(page)
  await expect(page.locator('.operation h3')).toContainText('Operation deep')
})

test('an error in one operation stays there, one in the viewer in its place: the menu and history lead on', async ({
  page,
  quiet,
}) => {
  quiet.allow(/a test’s own error/)
  await page.addInitScript(() => {
    const { entries } = Object
    Object.entries = (value: object) => {
      if (Object.hasOwn(value, 'broken')) throw new RangeError('a test’s own error')
      return entries(value)
    }
  })
  const paths = { '/a': operation('a', { ...answered, broken: {} }), '/b': operation('b', answered) }
  await openFirstService(page, JSON.stringify(definitionOf(paths)))
  await expect(page.locator('.operation h3')).toHaveText([/^Operation a/, /^Operation b/])
  await expect(page.locator('#a').getByText('Part of this page stopped working')).toBeVisible()
  await expect(page.locator('#b').getByRole('heading', { name: 'Responses' })).toBeVisible()
  await leaveAndReturn(page)
  await expect(page.locator('#a').getByText('Part of this page stopped working')).toBeVisible()

  await openFirstService(page, JSON.stringify(definitionOf({ broken: operation('a', answered) })))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('Part of this page stopped working')).toBeVisible()
  await leaveAndReturn(page)
  await expect(page.getByRole('main').getByText('Part of this page stopped working')).toBeVisible()
})

test('a link to a field opens what folds it, and one to a field that is gone leads to its operation', async ({
  page,
}) => {
  const schema = { type: 'object', properties: { code: { type: 'string' } } }
  const responses = { ...answered, 400: { description: 'Wrong', content: { 'application/json': { schema } } } }
  const definition = definitionOf({ '/a': operation('a', answered), '/b': operation('b', responses) })
  await openFirstService(page, JSON.stringify(definition))
  const fields = page.locator('#b .answers > details').last()
  await expect(fields.locator('summary').first()).toHaveText('Fields of 400')
  await expect(fields).not.toHaveAttribute('open')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#b.400.body.code', textContent: 'To the code' })
    // As browsers do with a link that leads on within the page.
    link.onclick = () => link.blur()
    document.querySelector('h1')?.append(link)
  })
  await page.getByRole('link', { name: 'To the code' }).click()
  await expect(fields).toHaveAttribute('open')
  await expect(page.locator('[id="b.400.body.code"]').getByRole('link')).toBeFocused()
  const tag = page.locator('.tag').first()
  await tag.locator('> summary').click()
  await expect(tag).not.toHaveAttribute('open')
  await page.evaluate(() => document.querySelector('h1 a')?.setAttribute('href', '#B.body.gone'))
  await page.getByRole('link', { name: 'To the code' }).click()
  await expect(tag).toHaveAttribute('open')

  await tag.locator('> summary').click()
  await page.evaluate(() => {
    Object.defineProperty(window, 'scrollY', { value: 500 })
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 9000, 1, 1)
  })
  await page.goBack()
  await expect(page).toHaveURL(/#b\.400\.body\.code$/)
  await expect(tag).toHaveAttribute('open')
})

/** More than are drawn at once (operationStages.ts). */
const many = Object.fromEntries(
  Array.from({ length: 32 }, (_, index) => [
    `/p${index}`,
    {
      get: {
        ...operation(`o${index}`, answered).get,
        ...(index < 31 && { tags: [index < 27 ? 'Orders' : 'Payments'] }),
      },
    },
  ]),
)

test('tags are shown open, with all their operations complete', async ({ page }) => {
  const tags = [{ name: 'Payments', description: 'Money for **orders**.' }]
  await openFirstService(page, JSON.stringify({ ...definitionOf(many), tags }))
  await expect(page.locator('.tag[open] > summary > h2')).toHaveText(['Payments', 'Orders', 'Other operations'])
  await expect(page.locator('.tag > .prose')).toHaveText('Money for orders.')
  await expect(page.locator('.operation')).toHaveCount(32)
  // By role each look takes longer than what is drawn between two.
  await expect(page.locator('.operation h4', { hasText: /^Responses$/ })).toHaveCount(32)
  await expect(page.locator('#tag-Payments .operation')).toHaveCount(4)
  const list = page.getByRole('navigation', { name: 'Operations' })
  await expect(list.getByRole('link')).toHaveCount(35)
  await page.locator('#tag-Orders > summary').click()
  await expect(page.locator('.tag[open]')).toHaveCount(2)
  await list.getByRole('link', { name: 'Operation o26', exact: true }).click()
  await expect(page.locator('.tag[open]')).toHaveCount(3)
})

test('what is printed before all text is there has all of it', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      const waiting = () => document.querySelectorAll('[data-waits]').length
      const before = waiting()
      dispatchEvent(new Event('beforeprint'))
      Object.assign(window, { waiting: { wereThere: before > 0, left: waiting() } })
    }).observe(document, { subtree: true, attributeFilter: ['data-waits'] })
  })
  await openFirstService(page, JSON.stringify(definitionOf(many)))
  await expect(page.locator('.operation .answers')).toHaveCount(32)
  expect(await page.evaluate(() => (window as unknown as { waiting: object }).waiting)).toEqual({
    wereThere: true,
    left: 0,
  })
})

test('samples beside the text are open where the browser does not show a folded part', async ({ page }) => {
  const paths = { '/a': operation('a', answered) }
  const samples = page.locator('.samples-fold')
  await openFirstService(page, JSON.stringify(definitionOf(paths)))
  await expect(samples.getByText('Call the API').last()).toBeVisible()
  // One operation needs no list.
  await expect(page.getByRole('navigation', { name: 'Operations' })).toHaveCount(0)
  await expect(samples).not.toHaveAttribute('open')
  await page.addInitScript(() => {
    const { matchMedia } = window
    Object.defineProperty(window, 'CSS', { value: { supports: () => false } })
    window.matchMedia = (query) =>
      query === '(min-width: 75em)' ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query)
  })
  await openFirstService(page, JSON.stringify(definitionOf(paths)))
  await expect(samples).toHaveAttribute('open')
})

test('the samples mark the field that is pointed at, and the arrow keys lead through the fields', async ({ page }) => {
  await page.addInitScript(() => {
    class Highlight extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    }
    Object.assign(window, { Highlight })
    Object.defineProperty(window, 'CSS', { value: Object.assign(CSS, { highlights: new Map() }) })
  })
  await page.goto('/docs/api/money-transfers/eft-transfer')
  await hydrated(page)
  const row = (name: string) => page.locator(`[id="createEftTransfer.${name}"]`)
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('field') ?? [])].map(String))
  await row('body.context').getByRole('link').focus()
  await page.keyboard.press('End')
  await expect(row('body.explanation').getByRole('link')).toBeFocused()
  await expect.poll(marked).toEqual(['"explanation": "March rent"'])
  await page.keyboard.press('ArrowUp')
  await expect(row('body.reasonCode').getByRole('link')).toBeFocused()
  await expect.poll(marked).toEqual(['"reasonCode": "01",'])
  await row('body.explanation').hover()
  await expect.poll(marked).toEqual(['"explanation": "March rent"'])
})
