import type { Page } from '@playwright/test'
import portal from '../../../config/portal.sandbox.json' with { type: 'json' }
import { bankAddressOf } from '../../../src/rules/sandbox/banks/bankName.ts'

/** The name of the bank that a page shows; null for the default bank, also where there is no page yet. */
export const shownBank = (page: Page): Promise<string | null> =>
  page.evaluate(() => globalThis.walkPage?.shownBank() ?? null).catch(() => null)

/** The base address of the services of the bank that a page shows. */
export const servicesAt = async (page: Page): Promise<string> => bankAddressOf(portal.services, await shownBank(page))

/** The base address of its control calls. */
export async function controlsAt(page: Page): Promise<string> {
  const name = await shownBank(page)
  return name === null ? '/sandbox/api' : `${bankAddressOf(portal.services, name)}/sandbox/api`
}

/** What follows the address of any bank's services, such as `/api-user-service/user/getuser`. */
export const servicePathOf = (path: string): string | undefined =>
  new RegExp(`^${portal.services}(?:/banks/[^/]+)?(/api-.*)$`).exec(path)?.[1]

/** The name of the bank that a path is of; null for the one without a name. */
export const bankOfPath = (path: string): string | null =>
  new RegExp(`^${portal.services}/banks/([^/]+)/`).exec(path)?.[1] ?? null
