import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Bank } from '../../support/browser/bank.ts'
import { startSignedIn } from '../../support/browser/startSignedIn.ts'
import { openProfile, signedIn, withOthers } from '../../support/browser/tabs.ts'
import { test } from '../../support/browser/test.ts'
import { changeToken, tokenOf } from '../../support/browser/token.ts'

/** The token now has this many milliseconds left, as far as the portal knows; answers the token. */
async function leaveTime(context: BrowserContext, milliseconds: number): Promise<string> {
  const token = await changeToken(context, (token) => ({ ...token, expireDate: Date.now() + milliseconds }))
  return token.access_token
}

/** No tab holds the refresh or waits for it, by Web Locks or by a cookie. */
const nobodyRefreshes = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
        return held.length + pending.length + document.cookie.split('portico.refresh.').length - 1
      }),
    )
    .toBe(0)

/** What some browsers do not have, or refuse. */
const lacks = {
  'Web Locks': () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
  BroadcastChannel: () => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }),
}

const tokensGiven = async (bank: Bank): Promise<number> => (await bank.events('obtainToken')).length

const stale = 100_000
const critical = 50_000

/** One round of each, as real locks and cookies show in it: tests/unit/app/actors/session/refreshTabs.test.ts plays hundreds of them. */
for (const [count, rounds, missing] of [
  [3, [stale, critical], undefined],
  [2, [critical], 'Web Locks'],
  [2, [critical], 'BroadcastChannel'],
] as const)
  test(`${count} tabs that refresh at once send one refresh, and nobody is signed out: ${missing ? `without ${missing}` : 'stale and critical'}`, {
    tag: missing ? '@full' : [],
  }, async ({ page, context, bank }) => {
    test.slow(true, 'each tab loads the page and signs in, more than once')
    if (missing) await context.addInitScript(lacks[missing])
    await startSignedIn(page)
    const tabs = await withOthers(page, count)
    await bank.fault('obtainToken', { kind: 'delay', delay: 250 })
    const before = await tokensGiven(bank)
    for (const [round, remaining] of rounds.entries()) {
      await Promise.all(tabs.map((tab) => tab.goto('about:blank')))
      const old = await leaveTime(context, remaining)
      await openProfile(tabs)
      await expect.poll(async () => (await tokenOf(context)).access_token, { intervals: [20] }).not.toBe(old)
      await nobodyRefreshes(page)
      expect((await tokensGiven(bank)) - before).toBe(round + 1)
    }
    await Promise.all(tabs.map((tab) => tab.reload()))
    await Promise.all(tabs.map((tab) => expect(signedIn(tab)).toBeVisible()))
    expect((await tokensGiven(bank)) - before).toBe(rounds.length)
    for (const tab of tabs) await expect(tab).toHaveURL('/profile')
  })
