// @module-tag full

import type { Locator, Page } from '@playwright/test'
import { saveClient } from '../../contract/oauth.ts'
import { hydrated } from '../../support/browser/page.ts'
import { pageHost } from '../../support/browser/pageHost.ts'
import { expect, test } from '../../support/browser/runner.ts'
import { workbenchControls } from '../../support/workbenchControls.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

/** In a DOM the link of a download would lead away. */
const keepNoFile = (page: Page) =>
  page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => undefined
  })

interface Use {
  /** What must be there first. */
  prepare?: (page: Page) => Promise<unknown>
  control: (page: Page) => Locator
  /** What a person does with it, where it is no click. */
  use?: (page: Page, control: Locator) => Promise<unknown>
  says: string
}

const answer = (data: unknown) => ({ status: 200, contentType: 'application/json', body: JSON.stringify({ data }) })

/** In each panel, one after another, each control that changes something in the bank, and what it says then. */
const uses: Readonly<Record<string, Readonly<Record<string, Use>>>> = {
  requests: {
    'Export HAR': {
      prepare: keepNoFile,
      control: (page) => button(page, 'Export HAR'),
      says: 'Requests exported',
    },
    'Send again': {
      prepare: (page) => page.getByRole('list', { name: 'Requests, newest first' }).getByRole('button').first().click(),
      control: (page) => button(page, 'Send again'),
      says: 'Sent again: this is the new call',
    },
  },
  phone: {
    'Accepted codes': {
      control: (page) => page.getByLabel('Only the code of the SMS'),
      use: (_, choice) => choice.check(),
      says: 'Saved',
    },
    'Confirmations in the mobile app': {
      control: (page) => page.getByLabel('You confirm or reject here'),
      use: (_, choice) => choice.check(),
      says: 'Saved',
    },
    Outcome: {
      control: (page) => page.getByLabel('Outcome'),
      use: (_, select) => select.selectOption('Expired'),
      says: 'Saved',
    },
    'Confirm …': { control: (page) => button(page, 'Confirm 0000000001'), says: 'Call confirmed' },
    'Reject …': { control: (page) => button(page, 'Reject 0000000001'), says: 'Call rejected' },
  },
  faults: {
    'Add fault': {
      prepare: (page) => page.getByLabel('Call', { exact: true }).selectOption('listTickets'),
      control: (page) => button(page, 'Add fault'),
      says: 'Fault added',
    },
    'Replace fault': { control: (page) => button(page, 'Replace fault'), says: 'Fault replaced' },
    'Remove all': {
      prepare: async (page) => {
        await page.getByLabel('Call', { exact: true }).selectOption('listProducts')
        await button(page, 'Add fault').click()
        await expect(page.locator('.action-status', { hasText: 'Fault added' })).toBeVisible()
      },
      control: (page) => button(page, 'Remove all'),
      says: 'All faults removed',
    },
    'Remove the fault of …': {
      prepare: async (page) => {
        await button(page, 'Add fault').click()
        await expect(page.locator('.action-status', { hasText: 'Fault added' })).toBeVisible()
      },
      control: (page) => button(page, 'Remove the fault of listProducts'),
      says: 'Fault removed',
    },
  },
  clock: {
    '+1 minute': { control: (page) => button(page, '+1 minute'), says: 'The clock moved forward by 1 min' },
    '+1 hour': { control: (page) => button(page, '+1 hour'), says: 'The clock moved forward by 1 h' },
    '+1 day': { control: (page) => button(page, '+1 day'), says: 'The clock moved forward by 1 d' },
    'Move to the next event': {
      control: (page) => button(page, 'Move to the next event'),
      says: 'The clock moved to the next event',
    },
    'Stop the clock': { control: (page) => button(page, 'Stop the clock'), says: 'The clock is stopped' },
    'Start the clock': { control: (page) => button(page, 'Start the clock'), says: 'The clock runs again' },
    'Reset to real time': { control: (page) => button(page, 'Reset to real time'), says: 'The clock shows real time' },
    'Reset the clock': {
      prepare: async (page) => {
        const clock = { now: '2036-01-01T00:00:00.000Z', offset: 0, isStopped: false, startOffset: 60_000 }
        await page.route('**/sandbox/api/clock', (route) => route.fulfill(answer(clock)))
        await page.reload()
        await hydrated(page)
      },
      control: (page) => button(page, 'Reset the clock'),
      says: 'The clock is reset',
    },
  },
  webhooks: {
    Subscribe: {
      prepare: async (page) => {
        await saveClient(pageHost(page), { name: 'Corner Shop' })
        await button(page, 'New subscription').click()
        await page.getByLabel('1010000001, Salary account, TRY').check()
        await page.getByLabel('Address').fill('https://hooks.example.com/stall')
      },
      control: (page) => button(page, 'Subscribe'),
      says: 'Subscription added',
    },
    'Send sample': { control: (page) => button(page, 'Send sample'), says: 'Sample sent' },
    'Response to verified webhooks': {
      control: (page) => page.getByLabel('Response to verified webhooks'),
      use: (_, select) => select.selectOption('500, failed'),
      says: 'Saved',
    },
    Resend: {
      prepare: (page) =>
        page.getByRole('list', { name: 'Deliveries, newest first' }).getByRole('button').first().click(),
      control: (page) => button(page, 'Resend'),
      says: 'Sent again',
    },
    Replay: { control: (page) => button(page, 'Replay'), says: 'Sent as a new delivery' },
    'End previous secret of …': {
      prepare: (page) =>
        page
          .getByRole('button', { name: /^Rotate secret of/ })
          .first()
          .click(),
      control: (page) => page.getByRole('button', { name: /^End previous secret of/ }),
      says: 'Previous secret ended',
    },
    'End …': {
      control: (page) =>
        page.getByRole('list', { name: 'Open subscriptions' }).getByRole('button', { name: /^End / }).first(),
      says: 'Subscription ended',
    },
  },
  data: {
    'Save snapshot': {
      prepare: (page) => page.getByRole('form', { name: 'New snapshot' }).getByLabel('Name').fill('One'),
      control: (page) => button(page, 'Save snapshot'),
      says: 'Snapshot “One” saved',
    },
    'Restore …': {
      control: (page) => button(page, 'Restore One'),
      use: async (page, control) => {
        await control.click()
        await confirm(page, 'Restore')
      },
      says: 'Snapshot “One” restored',
    },
    'Save name': {
      prepare: async (page) => {
        await button(page, 'Rename One').click()
        await page.getByLabel('New name').fill('Two')
      },
      control: (page) => button(page, 'Save name'),
      says: 'Snapshot “One” renamed to “Two”',
    },
    'Delete …': {
      control: (page) => button(page, 'Delete Two'),
      use: async (page, control) => {
        await control.click()
        await confirm(page, 'Delete')
      },
      says: 'Snapshot “Two” deleted',
    },
    Export: { prepare: keepNoFile, control: (page) => button(page, 'Export'), says: 'Sandbox exported' },
    'Import a file': {
      control: (page) => page.getByLabel('Import a file'),
      use: async (page, control) => {
        const text = await page.evaluate(() => fetch('/sandbox/api/export').then((response) => response.text()))
        await control.setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) })
        await confirm(page, 'Import')
      },
      says: 'File imported',
    },
    'Add customer': {
      prepare: (page) => page.getByText('New customer', { exact: true }).click(),
      control: (page) => button(page, 'Add customer'),
      says: 'Customer added',
    },
    'Save …': {
      prepare: (page) => page.getByLabel('Customer', { exact: true }).selectOption('3'),
      control: (page) => button(page, 'Save 1010000031'),
      says: 'Account changed',
    },
    '<Card>': { control: (page) => button(page, 'Block DC1000000031'), says: 'Card changed' },
    'Withdraw …': {
      prepare: (page) => page.getByLabel('Customer', { exact: true }).selectOption('1'),
      control: (page) => button(page, /^Withdraw CS/),
      says: 'Consent withdrawn',
    },
    'Reset sandbox': {
      control: (page) => button(page, 'Reset sandbox'),
      use: async (page, control) => {
        await control.click()
        await confirm(page, 'Reset')
      },
      says: 'Sandbox reset',
    },
  },
  tickets: {
    'Reply to …': { control: (page) => button(page, 'Reply to TCK-000006'), says: 'Reply sent' },
    'Close …': { control: (page) => button(page, 'Close TCK-000006'), says: 'TCK-000006 closed' },
  },
  banks: {
    'Create bank': {
      prepare: (page) => page.getByLabel('Name', { exact: true }).fill('team-a'),
      control: (page) => button(page, 'Create bank'),
      says: 'Bank “team-a” created',
    },
    'Delete …': {
      control: (page) => button(page, 'Delete team-a'),
      use: async (page, control) => {
        await control.click()
        await confirm(page, 'Delete')
      },
      says: 'Bank “team-a” deleted',
    },
  },
  scenarios: {
    'Reset and run: …': {
      control: (page) => button(page, 'Reset and run: Corporate approval waiting'),
      says: 'Set up: see above',
    },
    'Approve …': { control: (page) => button(page, /^Approve /).first(), says: 'Order approved' },
    'Refuse …': { control: (page) => button(page, /^Refuse /).first(), says: 'Order refused' },
    'Delete and run': {
      prepare: async (page) => {
        await saveClient(pageHost(page), { name: 'Corner Shop' })
        await page.reload()
        await hydrated(page)
        await button(page, 'Reset and run: Webhook retries').click()
      },
      control: (page) => button(page, 'Delete and run'),
      says: 'Set up: see above',
    },
  },
}

/** They show, find, copy, lead or ask: what they do is seen where it is, and the bank stays as it was. */
const changeNothing: Readonly<Record<string, readonly string[]>> = {
  requests: [
    ...[
      'Search requests',
      'Outcome',
      'Application',
      'Call',
      'Clear filters',
      '<Row>',
      'Close the request',
      'Retry',
      'Headers',
    ],
    ...['Portal calls', 'Filters', '<Message>'],
    ...['Body of the …', 'Copy as curl', 'About this error', 'Create a ticket about this call'],
  ],
  clock: ['Show more'],
  phone: ['Copy …'],
  mail: ['Search emails', '<Mailbox>', 'Open link in a new tab'],
  faults: [
    ...['Search calls', 'Call', 'What happens', '<Frequency>', 'Number of calls'],
    ...['Interval in calls', 'Extra latency in seconds', 'Copy as curl'],
  ],
  webhooks: [
    ...['Add it to an application', 'New subscription', 'Application', 'Customer', 'Accounts', 'Events'],
    ...[
      'Transaction types',
      'Address',
      'Cancel',
      'Show secret of …',
      'Rotate secret of …',
      'Hide secret of …',
      'Copy secret',
      '… has ended',
      '… have ended',
    ],
    ...['Subscription', 'Event', 'Signature', 'Show deliveries', '<Row>', 'Headers and body', 'Close the delivery'],
  ],
  data: [
    ...['… rows in … tables', 'Name', 'Rename …', 'New name', 'Cancel', '<ConfirmDialog>', 'Seed', 'Customer'],
    ...['Balance in …', 'Status', 'New customer', 'Story', 'Name (optional)', 'Seed for the amounts (optional)'],
  ],
  stateMachines: [
    ...['<StateMachines>', 'Diagram of …', 'Zoom in', 'Zoom out', 'Fit', 'Recent transitions', 'Step back'],
    ...['Step forward', 'Recorded events', 'Back to live', 'Copy as test journey'],
  ],
  banks: ['Open …', 'Name', 'Starts with', 'Seed (optional)', 'Start time (optional)', 'Rate limits'],
  scenarios: ['Copy link to …', 'Save a snapshot first', 'Cancel', '<Outcome>'],
}

/** Frames around the panels. */
const frames: readonly string[] = ['page', 'workbench', 'dock']

test('every control of the workbench confirms what it changes, or is known to change nothing', async () => {
  const controls = [...(await workbenchControls())].filter(([folder]) => !frames.includes(folder))
  const known = controls.map(([folder]) => [
    folder,
    [...Object.keys(uses[folder] ?? {}), ...(changeNothing[folder] ?? [])].toSorted(),
  ])
  expect(known).toEqual(controls.map(([folder, names]) => [folder, [...names].toSorted()]))
})

/** A call that waits for the mobile app, as the bank lists and takes it. */
async function waitForMobileApp(page: Page): Promise<void> {
  const call = {
    transactionId: '0000000001',
    operation: 'createOwnAccountTransfer',
    customerNumber: '5',
    authenticationType: 5,
    value: 'pending',
    expiresAt: '2036-01-01T00:00:00.000Z',
  }
  await page.route('**/sandbox/api/otp', (route) => route.fulfill(answer([call])))
  for (const kind of ['confirm', 'reject'])
    await page.route(`**/sandbox/api/otp/${call.transactionId}/${kind}`, (route) => route.fulfill(answer({})))
}

const confirmations = (page: Page) => page.locator('.action-status').filter({ hasText: /./ })

for (const [panel, controls] of Object.entries(uses))
  test(`${panel}: each change is confirmed beside its control, in place of the one before`, async ({ page }) => {
    test.slow(true, 'each control of a panel, one after another')
    if (panel === 'phone') await waitForMobileApp(page)
    await page.goto(`/sandbox/${panel}`)
    await hydrated(page)
    for (const [name, { prepare, control, use, says }] of Object.entries(controls)) {
      await prepare?.(page)
      const used = control(page)
      // What is around the control: it may go with what it acts on.
      await used.evaluate((element) => {
        for (const old of document.querySelectorAll('[data-used]')) old.removeAttribute('data-used')
        element.closest('section, form:not(.form), .workbench-panel')?.setAttribute('data-used', '')
      })
      await (use ? use(page, used) : used.click())
      await expect(page.locator('[data-used]').locator('.action-status').filter({ hasText: /./ }), name).toHaveText(
        says,
      )
      await expect(confirmations(page), name).toHaveText([says])
      await expect(confirmations(page), name).toHaveAttribute('role', 'status')
    }
  })
