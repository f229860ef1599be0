import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createDeferred } from '../../src/app/bootstrap/shell/createDeferred.ts'
import { replay, shrunk, story, walkAtRandom } from './core/walk.ts'
import { openDomPortal } from './portal/domPortal.ts'
import { giveScript, isBusyOn } from './portal/pageView.ts'
import { PortalWalk } from './portal/portalWalk.ts'
import { type Step, sentence } from './portal/step.ts'

const portal = { begin: () => PortalWalk.begin(openDomPortal), sentence }

const seeds = [1, 2]
const length = 30

// A busy machine takes other steps of the same seed; the report names a walk that needed its second attempt.
test.each(seeds)('walk %i: nothing is wrong after any step', { retry: process.env.CI ? 1 : 0 }, async (seed) => {
  const finished = await walkAtRandom(portal, seed, length)
  if (finished.found.length === 0) return
  const fewest = await shrunk(portal, finished, { tries: 10, seconds: 20 })
  expect.fail(`${finished.found.join('\n')}\nafter: ${story(portal, fewest)}`)
})

const folder = resolve(import.meta.dirname, 'fixtures')
const fixtures = readdirSync(folder).map((file) => {
  const { steps } = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as { steps: Step[] }
  return { name: file.replace(/\.json$/, ''), steps }
})

test.each(fixtures)('what a walk once found: $name', { tags: 'full' }, async ({ steps }) => {
  const { found, steps: done } = await replay(portal, steps)
  expect(found).toEqual([])
  expect(done).toEqual(steps)
})

test('a page is not at rest before it is hydrated', async () => {
  const { page, close } = await openDomPortal()
  const asked = createDeferred<void>()
  const released = createDeferred<void>()
  await giveScript(page)
  await page.route('/portal.json', async (route) => {
    asked.resolve()
    await released.promise
    await route.fallback()
  })
  await page.goto('/faq')
  await asked.promise
  expect(await isBusyOn(page)).toBe(true)
  released.resolve()
  await expect.poll(() => isBusyOn(page)).toBe(false)
  await close()
})

/** Empties the page when it is first said to be at rest, and gives it back when it is looked at again. */
function emptyOnce(): void {
  const { isBusy } = globalThis.walkPage
  let looks = 0
  let taken: Node[] = []
  globalThis.walkPage.isBusy = () => {
    const main = document.querySelector('main')
    if (looks > 0 && ++looks === 4) {
      main?.removeAttribute('aria-busy')
      main?.replaceChildren(...taken)
    }
    const isNow = isBusy()
    if (main && looks === 0 && !isNow) {
      looks = 1
      taken = [...main.childNodes]
      main.setAttribute('aria-busy', 'true')
      main.replaceChildren()
    }
    return isNow
  }
}

test('a page that goes on by itself is looked at when it rests again', async () => {
  const walk = await PortalWalk.begin(openDomPortal, undefined, `(${emptyOnce})()`)
  expect(await walk.take({ do: 'open', address: '/faq' })).toEqual([])
  expect(walk.steps).toEqual([{ do: 'open', address: '/faq' }])
  await walk.close()
})
