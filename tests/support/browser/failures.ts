import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../../../src/rules/sandbox/faults/faults.ts'
import { texts } from '../../../src/rules/text/texts.ts'
import type { Bank } from './bank.ts'
import { runFor } from './clock.ts'
import { deniz } from './page.ts'
import { expect, test } from './runner.ts'

/** A kind of failure of a call, and what the bank or the client says of it. */
interface Failure {
  name: string
  fault: Fault
  says: string
  kind: 'answer' | 'open'
}

const message = 'The bank answers 409'
export const answered: Failure = {
  name: '409',
  fault: { kind: 'status', status: 409, message },
  says: message,
  kind: 'answer',
}
const unclear: readonly Failure[] = [
  { name: 'timeout', fault: { kind: 'timeout', times: 1 }, says: texts.requestTimeout, kind: 'open' },
  { name: 'connection lost', fault: { kind: 'connectionLost' }, says: texts.networkError, kind: 'open' },
  { name: 'not JSON', fault: { kind: 'notJson' }, says: texts.malformedAnswer, kind: 'open' },
]

/** In turn by the clock, the connection and the text, as all three are the same to a screen. */
export const withoutAnswer = (place: number): Failure => unclear[place % unclear.length] ?? answered

export interface Row {
  /** Several when one place makes them, one after the other. */
  operation: string | readonly string[]
  from: string
  /** Leaves what the operation before has left. */
  begin?(page: Page): Promise<void>
  /** Brings the page to where the call is made; it works again and again. */
  prepare?(page: Page): Promise<void>
  /** Makes the call. */
  act(page: Page): Promise<void>
  /** What must be said, when it is not the failure's own text. */
  says?(failure: Failure): string
  /** Holds after each failure: what was typed, and the way to try again. */
  kept(page: Page): Promise<void>
  /** Leaves the page as `prepare` wants it. */
  restore?(page: Page, bank: Bank): Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const enabled = async (locator: Locator) => {
  await expect(locator).toBeEnabled()
  await expect(locator).not.toHaveAttribute('aria-disabled', 'true')
}
const retry = (page: Page) => button(page, 'Retry')
const dashboard = (page: string) => `/dashboard?page=${page}`
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** What Analytics chooses by itself takes the calls that are to fail. */
const apiChosen = (page: Page) => expect(field(page, 'APIs')).not.toHaveValue('')

/** A read that can be tried again where it has failed. */
const read = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  if (await retry(page).isVisible()) await retry(page).click()
  else await open(page)
}

export const rows: readonly Row[] = [
  {
    operation: ['listApplications', 'listProductServices', 'generateReports', 'listTickets'],
    from: '/profile',
    begin: (page) => link(page, 'Edit Your Profile').click(),
    act: read((page) => link(page, 'Dashboard Home').click()),
    kept: (page) => enabled(retry(page)),
  },
  {
    operation: ['listProducts', 'listGroups', 'listServices'],
    from: '/newapplication',
    // A catalogue that is still on its way would be kept on the device after this.
    async begin(page) {
      await expect(
        page
          .getByText(/^0 of \d+ selected$/)
          .or(retry(page))
          .first(),
      ).toBeVisible()
      await page.evaluate(() => localStorage.clear())
    },
    act: read((page) => page.reload()),
    says: () => "Products couldn't get, please try again later",
    async kept(page) {
      await expect(page.getByText('Couldn’t load the catalogue', { exact: true })).toBeVisible()
      await enabled(retry(page))
    },
  },
  {
    operation: 'listAnnouncements',
    from: '/profile',
    act: read((page) => page.goto('/announcement')),
    kept: (page) => enabled(retry(page)),
  },
  {
    operation: 'getUser',
    from: '/profile',
    act: read((page) => page.reload()),
    async kept(page) {
      await expect(button(page, `Hello, ${deniz.eMailAddress}`)).toBeVisible()
      await expect(page.getByText('Couldn’t load your profile', { exact: true })).toBeVisible()
      await enabled(retry(page))
    },
  },
  {
    operation: 'listApplications',
    from: '/profile',
    prepare: (page) => link(page, 'Edit Your Profile').click(),
    act: (page) => link(page, 'My Applications').click(),
    kept: (page) => enabled(retry(page)),
  },
  {
    operation: 'saveApplication',
    from: dashboard('editapplication&appId=application-000001'),
    prepare: (page) => field(page, 'Name').fill('Till Friend'),
    act: (page) => button(page, 'Save').click(),
    kept: async (page) => {
      await expect(field(page, 'Name')).toHaveValue('Till Friend')
      await enabled(button(page, 'Save'))
    },
  },
  {
    operation: 'deleteApplication',
    from: dashboard('applications'),
    async act(page) {
      await button(page, 'Settings for Till Companion').click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
    },
    kept: (page) => enabled(button(page, 'Settings for Till Companion')),
  },
  {
    operation: 'renewTokens',
    from: dashboard('editapplication&appId=application-000001'),
    async act(page) {
      await button(page, 'Refresh Secret').click()
      await button(page, 'Replace both').click()
    },
    async kept(page) {
      await expect(field(page, 'Name')).toHaveValue('Till Companion')
      await enabled(button(page, 'Refresh Secret'))
    },
  },
  {
    operation: 'generateReports',
    from: dashboard('analytics'),
    async prepare(page) {
      await apiChosen(page)
      await field(page, 'Applications').selectOption({ label: 'Till Companion' })
      await field(page, 'APIs').selectOption({ label: 'Account list' })
      await field(page, 'Choose Date Range').selectOption({ label: 'Last 24 Hours' })
    },
    act: (page) => button(page, 'Generate Reports').click(),
    says: ({ kind, says }) => (kind === 'answer' ? says : 'ProductServices couldnt get, please try again later'),
    async kept(page) {
      await expect(field(page, 'Choose Date Range')).toHaveValue('0')
      await enabled(button(page, 'Generate Reports'))
    },
  },
  {
    operation: 'listProductServices',
    from: dashboard('analytics'),
    prepare: apiChosen,
    act: (page) => field(page, 'Applications').selectOption({ label: 'Till Companion' }).then(),
    says: ({ kind, says }) => (kind === 'answer' ? says : 'ProductServices couldnt get, please try again later'),
    kept: (page) => enabled(retry(page)),
    async restore(page, bank) {
      await bank.noFaults()
      await field(page, 'Applications').selectOption({ label: 'Budget Diary' })
    },
  },
  {
    operation: 'updateUser',
    from: '/profile',
    prepare: (page) => field(page, 'Name').fill('Derya'),
    act: (page) => button(page, 'SAVE CHANGES').click(),
    async kept(page) {
      await expect(field(page, 'Name')).toHaveValue('Derya')
      await enabled(button(page, 'SAVE CHANGES'))
    },
  },
  {
    operation: 'changePassword',
    from: '/profile',
    async prepare(page) {
      await field(page, 'Current password').fill(deniz.password)
      for (const label of ['New password', 'Re-enter new password']) await field(page, label).fill('Bosphorus-1453!')
    },
    act: (page) => button(page, 'UPDATE PASSWORD').click(),
    async kept(page) {
      await expect(field(page, 'Current password')).toHaveValue(deniz.password)
      await enabled(button(page, 'UPDATE PASSWORD'))
    },
  },
  {
    operation: 'listTickets',
    from: dashboard('createTicket'),
    prepare: (page) => page.getByRole('navigation').getByRole('link', { name: 'Create a Ticket' }).click(),
    act: (page) => link(page, 'My Tickets').click(),
    kept: (page) => enabled(retry(page)),
  },
  {
    operation: 'getTicket',
    from: dashboard('myTickets'),
    act: (page) => link(page, 'TCK-000006').click(),
    says: ({ name, says }) => (name === '404' ? 'Ticket not found' : says),
    async kept(page) {
      if (await page.getByText('Ticket not found', { exact: true }).isHidden()) await enabled(retry(page))
    },
    restore: (page) => page.keyboard.press('Escape'),
  },
  {
    operation: 'updateTicket',
    from: dashboard('myTickets'),
    async prepare(page) {
      if (!(await page.getByRole('dialog').isVisible())) await link(page, 'TCK-000006').click()
      await field(page, 'Description').fill('It is customer 4.')
    },
    act: (page) => button(page, 'Save').click(),
    says: ({ kind, says }) => (kind === 'open' ? 'Your change may not have been saved.' : says),
    async kept(page) {
      await expect(field(page, 'Description')).toHaveValue('It is customer 4.')
      await enabled(button(page, 'Save'))
    },
  },
  {
    operation: 'createReply',
    from: dashboard('myTickets'),
    async prepare(page) {
      if (!(await page.getByRole('dialog').isVisible())) await link(page, 'TCK-000004').click()
      await field(page, 'Your reply').fill('All of this customer.')
    },
    act: (page) => page.getByRole('button', { name: /^Send (?:reply|again)$/ }).click(),
    says: ({ kind, says }) => (kind === 'open' ? 'Your reply may not have been sent.' : says),
    async kept(page) {
      await expect(field(page, 'Your reply')).toHaveValue('All of this customer.')
      await enabled(page.getByRole('button', { name: /^Send (?:reply|again)$/ }))
    },
  },
  {
    operation: 'createTicket',
    from: dashboard('createTicket'),
    async prepare(page) {
      if (await button(page, 'Submit').isVisible()) return
      await field(page, 'Error Stage').and(page.locator('select')).selectOption({ label: 'Production' })
      await field(page, 'API Name').fill('Payments')
      await field(page, 'Endpoint Address').fill('/api/payments/v1/payments')
      await button(page, 'Next').click()
      await field(page, 'Subject').fill('No payment arrives')
      await field(page, 'Description').fill('Since noon.')
      await field(page, 'Error Code').fill('500')
      const buffer = Buffer.from('GET /payments')
      await field(page, 'Attachment').setInputFiles({ name: 'trace.log', mimeType: 'text/plain', buffer })
      await button(page, 'Next').click()
    },
    act: (page) => button(page, 'Submit').click(),
    says: ({ kind, says }) => (kind === 'open' ? 'Your ticket may have been created.' : says),
    async kept(page) {
      await expect(page.getByText('No payment arrives', { exact: true })).toBeVisible()
      await enabled(button(page, 'Submit'))
    },
  },
]

const textOf = ({ says }: Failure) => says

/** Notices that pass, and messages that stay. */
const said = (page: Page) =>
  page.locator('[data-sonner-toast].toast, main [role="alert"], [role="dialog"] [role="alert"]')

/** Shorter than a notice stays: a second message must not count as one because the first has left. */
const settling = 4000

const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** Longer than a notice takes to fade. */
const fading = 1000

/** Each operation of the row fails in each of its ways, and `looks` sees the page at the last of them. */
export async function failInTurn(
  page: Page,
  bank: Bank,
  { operation, begin, prepare, act, says = textOf, kept, restore }: Row,
  failuresOf: (index: number) => readonly Failure[],
  looks = async () => {},
): Promise<void> {
  for (const [index, each] of [operation].flat().entries()) {
    const failures = failuresOf(index)
    await begin?.(page)
    for (const failure of failures)
      await test.step(`${each}: ${failure.name}`, async () => {
        await prepare?.(page)
        await bank.fault(each, failure.fault)
        await act(page)
        const reported = said(page).filter({ hasText: says(failure) })
        const isTimed = await page.evaluate(() => globalThis.pageClock !== undefined)
        if (failure.name === 'timeout')
          await expect
            .poll(
              async () => {
                await runFor(page, 2000)
                return reported.count()
              },
              { intervals: [50] },
            )
            .toBe(1)
        await expect(reported.first()).toBeVisible()
        await expect(said(page)).toHaveText([containing(says(failure))], { timeout: settling })
        await kept(page)
        if (failure === failures.at(-1)) await looks()
        const closes = page.locator('.toast .toast-close')
        for (const close of await closes.all()) await close.click()
        await restore?.(page, bank)
        if (isTimed && (await closes.count())) await runFor(page, fading)
        await expect(closes).toHaveCount(0)
      })
    await bank.noFaults()
  }
}
