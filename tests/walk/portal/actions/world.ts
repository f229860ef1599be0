import type { Portal } from '../portal.ts'
import type { WalkState } from '../walkState.ts'
import { blockWindows, closeBankWindow, consent, denyConsent } from './consent.ts'
import { devices, notifyTabs } from './devices.ts'
import { advanceBank, answerOtp, disableAccount, openNewestMail, setNextOtp, treatTickets } from './messages.ts'
import { ada, deniz, keepToken, signInElsewhere } from './people.ts'
import {
  limitNextToken,
  refuse,
  refuseCookies,
  refuseCookiesInPages,
  refuseKeys,
  refuseStorage,
  refuseStorageInPages,
  repeatNextCall,
  setOnline,
} from './refusals.ts'
import { openSecondTab, useOtherTab } from './tabs.ts'
import { moveClock, resetClock } from './time.ts'

interface WorldEvent {
  weight: number
  /** Only where such a page can do it. */
  in?: Portal['kind']
  happens(walk: WalkState): Promise<unknown>
}

const event = (weight: number, happens: WorldEvent['happens'], only?: Portal['kind']): WorldEvent => ({
  weight,
  ...(only && { in: only }),
  // What a fault, or a page of the bank's, keeps from happening does not happen.
  happens: (walk) => happens(walk).catch(() => {}),
})

/** A change that tells the tabs of the browser, as one on another device does not. */
const inAnotherTab = (weight: number, change: WorldEvent['happens']) =>
  event(weight, async (walk) => {
    await change(walk)
    await notifyTabs(walk, 'applications')
  })

const resize = (width: number) => event(0.2, ({ page }) => page.setViewportSize({ width, height: 800 }), 'chromium')

/** What may happen around the page, by the sentence that says so. */
export const world: Readonly<Record<string, WorldEvent>> = {
  'another tab signs out': event(0.3, ({ page }) => keepToken(page, undefined)),
  'the browser loses its cookies': event(0.1, async (walk) => {
    await walk.page.context().clearCookies()
    walk.isCookieSilent = true
  }),
  'the browser has the cookie of Deniz, and says nothing': event(0.05, async (walk) => {
    await signInElsewhere(walk.page, deniz, false)
    walk.isCookieSilent = true
  }),
  'another tab signs in as Deniz': event(1, ({ page }) => signInElsewhere(page, deniz)),
  'another tab signs in as Ada': event(0.4, ({ page }) => signInElsewhere(page, ada)),
  'another device deletes an application': event(0.1, devices.deleteApplication),
  'another device changes the applications': event(0.2, devices.changeApplications),
  'another device deletes all applications': event(0.05, devices.deleteAllApplications),
  'another device creates an application': event(0.1, devices.createApplication),
  'another tab changes the applications': inAnotherTab(0.2, devices.changeApplications),
  'another tab deletes an application': inAnotherTab(0.1, devices.deleteApplication),
  'another tab deletes all applications': inAnotherTab(0.05, devices.deleteAllApplications),
  'another tab creates an application': inAnotherTab(0.1, devices.createApplication),
  'another tab says that applications changed': event(0.1, (walk) => notifyTabs(walk, 'applications')),
  'another tab switches off all APIs': inAnotherTab(0.05, (walk) =>
    devices.changeApplications(walk, { productList: [] }),
  ),
  'another tab changes the profile': event(0.05, (walk) => notifyTabs(walk, 'profile')),
  'another device changes the tickets': event(0.2, devices.describeTickets),
  'the bank answers the tickets': event(0.15, (walk) => treatTickets(walk, 'answer')),
  'the bank closes the tickets': event(0.05, (walk) => treatTickets(walk, 'close')),
  'the bank disables the account of Deniz': event(0.03, (walk) => disableAccount(walk, deniz.eMailAddress)),
  'opens the link of the newest email': event(0.2, openNewestMail),
  'the customer confirms in the bank’s app': event(0.15, (walk) => answerOtp(walk, 'confirm')),
  'the customer rejects in the bank’s app': event(0.1, (walk) => answerOtp(walk, 'reject')),
  'the next one-time password is right': event(0.1, (walk) => setNextOtp(walk, { outcome: 'right' })),
  'the next one-time password is wrong': event(0.1, (walk) => setNextOtp(walk, { outcome: 'wrong' })),
  'the next one-time password has expired': event(0.1, (walk) => setNextOtp(walk, { outcome: 'expired' })),
  'the next one-time password is locked': event(0.1, (walk) => setNextOtp(walk, { outcome: 'locked' })),
  'the customer consents in the bank’s window': event(0.2, consent, 'dom'),
  'the customer refuses in the bank’s window': event(0.1, denyConsent, 'dom'),
  'the bank’s window is closed': event(0.1, closeBankWindow, 'dom'),
  'windows are blocked from now on': event(0.1, blockWindows, 'dom'),
  'a second tab is opened at the same address': event(0.2, openSecondTab),
  'the other tab is used': event(0.2, useOtherTab),
  'scrolls to what loads when it comes near': event(0.2, async ({ page }) => {
    for (const place of await page.locator('.workbench-place').all()) await place.scrollIntoViewIfNeeded()
  }),
  'half a second passes': event(0.05, () => new Promise((resolve) => setTimeout(resolve, 600))),
  'the clock moves 5 seconds on': event(0.1, (walk) => moveClock(walk, 5000)),
  'the clock goes a minute back': event(0.05, (walk) => moveClock(walk, -60_000)),
  'goes two pages back': event(0.05, ({ page }) => page.evaluate(() => history.go(-2))),
  'goes two pages forward': event(0.05, ({ page }) => page.evaluate(() => history.go(2))),
  'the clock moves 59 seconds on': event(0.3, (walk) => moveClock(walk, 59_000)),
  'the clock moves 8 minutes on': event(0.3, (walk) => moveClock(walk, 480_000)),
  'the clock moves 9 minutes on': event(0.2, (walk) => moveClock(walk, 550_000)),
  'the clock moves a day on': event(0.1, (walk) => moveClock(walk, 86_400_000)),
  'the clock goes right again': event(0.1, resetClock),
  'the sandbox’s clock moves half an hour on': event(0.1, (walk) => advanceBank(walk, 1_800_000)),
  'the connection is lost': event(0.1, (walk) => setOnline(walk, false)),
  'the connection is back': event(0.4, (walk) => setOnline(walk, true)),
  'the next refresh has to wait': event(0.1, ({ page }) => limitNextToken(page), 'dom'),
  'the next call reaches the bank twice': event(0.15, repeatNextCall, 'dom'),
  'the storage is refused from now on': event(0.03, refuseStorage),
  'pages have no storage from now on': event(0.02, refuseStorageInPages),
  'the storage is emptied': event(0.05, ({ page }) =>
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    }),
  ),
  'the browser blocks cookies from now on': event(0.03, refuseCookies),
  'pages have no cookies from now on': event(0.02, refuseCookiesInPages),
  'the clipboard is refused from now on': event(0.1, (walk) => refuse(walk, 'clipboard')),
  'the browser makes no keys from now on': event(0.05, (walk) => refuse(walk, 'keys')),
  'the browser signs nothing from now on': event(0.03, (walk) => refuse(walk, 'signatures')),
  'pages have no keys from now on': event(0.02, refuseKeys),
  'the window is 390 pixels wide': resize(390),
  'the window is 820 pixels wide': resize(820),
  'the window is 1440 pixels wide': resize(1440),
}
