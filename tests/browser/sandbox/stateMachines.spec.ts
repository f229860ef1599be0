// @module-tag full

import { expect } from '@playwright/test'
import { partFailedTexts } from '../../../src/ui/kit/parts/lazyPart.tsx'
import { dockTexts } from '../../../src/ui/sandbox/dock/dockTexts.ts'
import { sandboxTexts } from '../../../src/ui/sandbox/sandboxTexts.ts'
import { inspectorTexts as texts } from '../../../src/ui/sandbox/stateMachines/inspectorTexts.ts'
import { expectAccessible } from '../../support/browser/axe.ts'
import { deniz, greeting, submitSignIn } from '../../support/browser/page.ts'
import { test } from '../../support/browser/test.ts'
import { viewports } from '../../support/browser/viewports.ts'

test('a picture that does not come says so in its place, and Retry brings it', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
  await page.goto('/login')
  await page.getByRole('button', { name: sandboxTexts.stripInspector }).click()
  const inspector = page.getByRole('region', { name: dockTexts.title })
  await expect(inspector.getByRole('img', { name: 'Statechart session' })).toBeVisible()
  const picture = /\/assets\/signIn-[^/]+\.js$/
  await page.route(picture, (route) => route.abort())
  const actors = inspector.getByRole('list', { name: texts.actors })
  await actors.getByRole('button', { name: 'signIn form.pristine', exact: true }).click()
  await expect(inspector.getByText(partFailedTexts.offline)).toBeVisible()
  await expect(actors).toBeVisible()
  await page.unroute(picture)
  await inspector.getByRole('button', { name: 'Retry' }).click()
  await expect(inspector.getByRole('img', { name: 'Statechart signIn' })).toBeVisible()
})

test('in the dock the diagram has all the room that is left, and its map lies over no control', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: sandboxTexts.stripInspector }).click()
  const inspector = page.getByRole('region', { name: dockTexts.title })
  await expect(inspector.getByRole('img', { name: 'Statechart session' })).toBeVisible()
  const map = inspector.locator('.chart-map')
  const measure = () =>
    inspector.evaluate((dock) => {
      const bottomOf = (selector: string) => dock.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN
      const covered = [...dock.querySelectorAll('.chart-zoom button, .time-travel :is(button, input)')].filter(
        (each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return ![0.1, 0.5, 0.9].every((part) =>
            each.contains(document.elementFromPoint(x + part * width, y + height / 2)),
          )
        },
      )
      return {
        roomBelow: bottomOf('.dock-panel') - bottomOf('.state-machines'),
        covered: covered.map((each) => each.getAttribute('aria-label') ?? each.textContent),
      }
    })
  const padding = { roomBelow: 32, covered: [] }
  for (const size of ['laptop', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(viewports[size])
    await inspector.locator('.time-travel').scrollIntoViewIfNeeded()
    await expect(map).toBeVisible()
    expect((await measure()).covered, size).toEqual([])
    if (size !== 'laptop') expect(await measure(), size).toEqual(padding)
  }
  await page.setViewportSize(viewports.tallPhone)
  await inspector.locator('.time-travel').scrollIntoViewIfNeeded()
  await expect(map).toBeHidden()
  expect((await measure()).covered, 'on a phone').toEqual([])
})

test('the inspector lights the states of the running charts and reveals no secret', async ({ page }) => {
  await page.goto('/login')
  const opener = page.getByRole('button', { name: sandboxTexts.stripInspector })
  await opener.click()
  const inspector = page.getByRole('region', { name: dockTexts.title })
  const actors = inspector.getByRole('list', { name: texts.actors })
  const steps = inspector.getByRole('list', { name: texts.steps })
  const live = inspector.locator('.live-chart > section [data-live]')
  const chosen = (chart: string) => actors.getByRole('button', { name: chart, exact: true })

  await expect(chosen('session signedOut.idle')).toHaveAttribute('aria-pressed', 'true')
  await expect(inspector.getByRole('img', { name: 'Statechart session' })).toBeVisible()
  await expect(live).toHaveCount(3)
  expect(await live.evaluateAll((states) => states.map((state) => state.getAttribute('data-state')))).toEqual([
    'session',
    'session.signedOut',
    'session.signedOut.idle',
  ])
  await chosen('signIn form.pristine').click()
  await expect(inspector.getByRole('img', { name: 'Statechart signIn' })).toBeVisible()
  await expect(inspector.locator('.live-chart > section text[data-taken]')).toHaveText(['loadHint done / setHint'])
  await expectAccessible(page)
  const paper = inspector.locator('.live-chart > section .paper')
  await page.getByRole('banner').getByRole('radio', { name: 'Dark theme' }).check()
  await expect(paper).toHaveCSS('fill', 'rgb(14, 19, 27)')
  await page.getByRole('banner').getByRole('radio', { name: 'Light theme' }).check()
  await expect(paper).toHaveCSS('fill', 'rgb(251, 252, 254)')
  await page.getByRole('banner').getByRole('radio', { name: 'System theme' }).check()

  await submitSignIn(page, deniz.eMailAddress, deniz.password)
  await expect(greeting(page, deniz.firstName)).toBeVisible()
  await expect(chosen('signIn form.pristine')).toHaveCount(0)
  await expect(actors.getByRole('button', { name: /^session signedIn/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(steps).toContainText('session signingIn: requestToken done → signedIn from requestToken')
  await expect(inspector).not.toContainText(deniz.password)

  const travel = inspector.getByRole('group', { name: texts.travel })
  const position = travel.locator('.time-position')
  const events = travel.getByRole('slider', { name: texts.travel })
  await expect(position).toHaveText(texts.live)
  await actors.getByRole('button', { name: /^catalogue/ }).click()
  await events.focus()
  await page.keyboard.press('Home')
  await expect(position).toHaveText(/^Event 0 of \d+ Before the first recorded event$/)
  await expect(inspector.locator('.live-chart > section [data-state="catalogue.loaded"][data-live]')).toHaveCount(0)
  await expect(actors.getByRole('button', { name: /^catalogue loaded/ })).toBeVisible()
  await travel.getByRole('button', { name: texts.forward }).click()
  await expect(position).toHaveText(/^Event 1 of \d+ \w+/)
  await expect(inspector.locator('.live-chart > section text[data-taken]').first()).toBeVisible()
  await travel.getByRole('button', { name: texts.back }).press('Enter')
  await expect(position).toHaveText(/^Event 0 of \d+ Before the first recorded event$/)
  await expect(travel.getByRole('button', { name: texts.back, disabled: true })).toBeFocused()
  await travel.getByRole('button', { name: texts.forward }).click()
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await travel.getByRole('button', { name: texts.journey }).click()
  await expect(travel.getByText(texts.copied(1))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^ {4}'a recorded path': \[\n {6}'readCachedCatalogue: \w+',\n {4}\],\n$/,
  )
  await travel.getByRole('button', { name: texts.toLive }).press('Enter')
  await expect(position).toHaveText(texts.live)
  await expect(travel.getByRole('button', { name: texts.toLive, disabled: true })).toBeFocused()

  const picture = inspector.getByRole('region', { name: texts.picture('catalogue') })
  const heightOf = () => picture.getByRole('img').evaluate((svg) => svg.getBoundingClientRect().height)
  const [drawn, frame] = [await heightOf(), await picture.evaluate((place) => place.getBoundingClientRect().height)]
  expect(drawn).toBe(await picture.getByRole('img').evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.height))
  await picture.focus()
  await page.keyboard.press('+')
  expect(await heightOf()).toBe(drawn * 1.5)
  await page.keyboard.press('0')
  expect(await heightOf()).toBe(frame)
  const zoom = inspector.getByRole('group', { name: texts.zoom })
  for (const back of [texts.zoomOut, texts.fit]) {
    await zoom.getByRole('button', { name: texts.zoomIn }).click()
    expect(await heightOf()).toBeGreaterThan(frame)
    await zoom.getByRole('button', { name: back }).press('Enter')
    expect(await heightOf()).toBe(frame)
    await expect(zoom.getByRole('button', { name: back, disabled: true })).toBeFocused()
  }

  const map = inspector.locator('.chart-map')
  await expect(map).toHaveCount(0)
  await actors.getByRole('button', { name: /^session/ }).click()
  const session = inspector.getByRole('region', { name: texts.picture('session') })
  const active = session.locator('[data-live]:not(:has([data-live])) > .box').first()
  await expect(active).toBeInViewport({ ratio: 1 })
  const { width, height } = await map.evaluate((element) => element.getBoundingClientRect())
  await map.click({ position: { x: 1, y: 1 } })
  expect(await session.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([0, 0])
  await map.click({ position: { x: width - 4, y: height - 4 } })
  expect(await session.evaluate((place) => place.scrollTop + place.clientHeight - place.scrollHeight)).toBeCloseTo(0, 0)
  await steps.press('End')
  // A key scrolls in the frame after it.
  await expect.poll(() => steps.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)

  const linesOf = (names: Element[]) =>
    names.map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return range.getClientRects().length
    })
  await page.setViewportSize(viewports.tallPhone)
  const names = actors.locator('strong')
  expect(await names.evaluateAll(linesOf)).toEqual(Array(await names.count()).fill(1))
  await page.setViewportSize(viewports.laptop)
  await inspector.getByRole('button', { name: dockTexts.close }).click()
  await expect(inspector).toHaveCount(0)
  await expect(opener).toBeFocused()
})
