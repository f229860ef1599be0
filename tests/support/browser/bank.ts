import type { Page } from '@playwright/test'
import type { ClockChange, ClockState } from '../../../src/rules/sandbox/clock/clockState.ts'
import type { Fault } from '../../../src/rules/sandbox/faults/faults.ts'
import type { Mail } from '../../../src/rules/sandbox/messages.ts'
import type { SandboxEvent } from '../../../src/rules/sandbox/requests/requestLog.ts'
import type { Settings } from '../../../src/rules/sandbox/settings.ts'

/** The sandbox's control calls, sent by a page that its worker controls. Every test's context has a bank of its own. */
export interface Bank {
  reset(): Promise<void>
  fault(operation: string, fault: Fault): Promise<void>
  noFaults(): Promise<void>
  mails(to: string): Promise<Mail[]>
  /** Newest first. */
  events(operation: string): Promise<SandboxEvent[]>
  clock(change: ClockChange): Promise<ClockState>
  settings(changes: Partial<Settings>): Promise<Settings>
  closeTicket(ticketNumber: string): Promise<void>
}

async function call<Data>(page: Page, method: string, path: string, body?: unknown): Promise<Data> {
  const { status, answer } = await page.evaluate(
    async ([method, path, body]) => {
      const container = navigator.serviceWorker
      await container.ready
      if (!container.controller)
        await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
      const response = await fetch(`/sandbox/api${path}`, {
        method,
        ...(body !== null && { body, headers: { 'Content-Type': 'application/json' } }),
      })
      return { status: response.status, answer: await response.text() }
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  )
  if (status !== 200) throw new Error(`${method} /sandbox/api${path} answered ${status}: ${answer}`)
  return (JSON.parse(answer) as { data: Data }).data
}

/** A text file of the portal: its origin, and none of its screens and scripts. */
export const bareAddress = '/robots.txt'

/**
 * Opens the bank and not yet the portal, at a fraction of a page's cost, so that a fault can be there before the first
 * screen. The portal's next page finds the bank's worker in control.
 */
export async function openBank(page: Page): Promise<void> {
  await page.goto(bareAddress)
  await page.evaluate(async () => {
    const container = navigator.serviceWorker
    const controlled = new Promise((resolve) => {
      container.addEventListener('controllerchange', resolve, { once: true })
    })
    await container.register('/sandbox-worker.js', { scope: '/', updateViaCache: 'none' })
    if (!container.controller) await controlled
  })
}

/** A test before may have left the tab here without the bank's worker. */
export const isBankOpen = async (page: Page): Promise<boolean> =>
  page.url().endsWith(bareAddress) && (await page.evaluate(() => navigator.serviceWorker.controller !== null))

/** The page must be at one of the portal's addresses, or at the open bank, before the first call. */
export const bankOf = (page: Page): Bank => ({
  reset: () => call(page, 'POST', '/reset'),
  fault: (operation, fault) => call(page, 'PUT', `/faults/${operation}`, fault),
  noFaults: () => call(page, 'DELETE', '/faults'),
  mails: (to) => call(page, 'GET', `/mails?to=${encodeURIComponent(to)}`),
  events: (operation) => call(page, 'GET', `/events?operation=${operation}`),
  clock: (change) => call(page, 'POST', '/clock', change),
  settings: (changes) => call(page, 'PUT', '/settings', changes),
  closeTicket: (ticketNumber) => call(page, 'POST', `/tickets/${ticketNumber}/close`),
})
