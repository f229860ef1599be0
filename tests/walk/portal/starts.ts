import { dashboardViews } from '../../../src/rules/dashboard/dashboardViews.ts'
import { panelPath, sandboxPanels } from '../../../src/rules/sandbox/workbench/sandboxPanels.ts'
import { ada, deniz } from './actions/people.ts'
import type { Step } from './step.ts'

/** Pages for everybody. */
const open = [
  '/',
  '/gettingStarted',
  '/login',
  '/register',
  '/reminder',
  '/reactivation',
  '/support',
  '/contact',
  '/community',
  '/faq',
  '/productCard',
  '/docs',
  '/docs/api',
  '/docs/api-usage',
  '/docs/authorization',
  '/docs/error-codes',
  '/docs/postman-collection',
  '/announcement',
  '/sandbox',
]

/** Calls with each kind of access: a customer's, a transfer with a one-time password, one of nobody's, one for a bank's own app. */
const tried = [
  '/docs/api/account-information/account-list',
  '/docs/api/money-transfers/transfer-to-own-account',
  '/docs/api/rates-and-calculators/deposit-rates',
  '/docs/baas/baas-accounts/account-overview',
]

/** What the sandbox shows and changes, besides the portal or while somebody is signed in. */
const panels = sandboxPanels.map(({ name }) => panelPath(name))

const owned = [
  ...dashboardViews.map(({ page }) => `/dashboard?page=${page}`),
  '/dashboard?page=editapplication&appId=application-000001',
  '/dashboard?page=editapplication&appId=application-000002',
  '/dashboard?page=editapplication&appId=unknown',
  '/dashboard?page=firstCall',
  '/dashboard?page=analytics',
  ...['000003', '000004', '000005', '000006', '999999'].map(
    (number) => `/dashboard?page=myTickets&ticket=TCK-${number}`,
  ),
  ...tried,
]

/** Where a person may begin; the rest of the portal is a few steps away. */
export const starts: readonly { step: Extract<Step, { do: 'open' }>; weight: number }[] = [
  ...[...open, ...tried].map((address) => ({ step: { do: 'open' as const, address }, weight: 0.5 })),
  ...panels.map((address) => ({ step: { do: 'open' as const, address }, weight: 0.2 })),
  ...panels.map((address) => ({ step: { do: 'open' as const, address, as: deniz.name }, weight: 0.3 })),
  ...owned.map((address) => ({ step: { do: 'open' as const, address, as: deniz.name }, weight: 1 })),
  ...owned.map((address) => ({ step: { do: 'open' as const, address, as: ada.name }, weight: 0.15 })),
]
