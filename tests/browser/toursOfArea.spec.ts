import type { Page } from '@playwright/test'
import { limits } from '../../src/rules/limits.ts'
import { applicationsModel } from '../model/applications/applications.model.ts'
import { standingModel } from '../model/dashboard/standing.model.ts'
import type { Ending, Tour } from '../support/browser/tour.ts'
import { areaCalls, shows, signedIn, textsOf } from '../support/browser/tourArea.ts'
import { main, refused, retry, seesNotice, success, takeTours } from '../support/browser/tourSteps.ts'

const answer = (data: unknown): Ending => ({ status: 200, body: { ...success, data } })
const sayNo: Ending = { status: 400, body: refused('The bank says no') }

const application = (id: string, name: string) => ({
  id,
  name,
  description: 'Shows a shop what came in today',
  icon: '',
  productList: ['1000'],
  oauthRedirectUri: 'https://till.example.com/callback',
  publicKey: 'MIGfMA0',
  oauthClientId: `client-of-${id}`,
  oauthClientSecret: 'secret-of-the-till',
  ipList: [],
  otpNeeded: false,
  clientType: 'API',
})

const dialog = (page: Page) => page.getByRole('alertdialog')
const unclear = (why: string) =>
  `${why}. Whether the application was deleted is not known, so your applications are read again.`
const deletionSays: Readonly<Record<string, string>> = {
  'deleteApplication: ok': 'Your application has been deleted',
  'deleteApplication: refused': 'The bank says no',
  'deleteApplication: gone': 'There is no such application',
  'deleteApplication: timeout': unclear('Request Timeout'),
  'deleteApplication: malformed': unclear('The bank sent an answer that this portal does not understand'),
}

const applications: Tour<typeof applicationsModel.machine> = {
  model: {
    ...applicationsModel,
    events: {
      'applications.reload': [{}],
      'application.delete': { known: { id: 'application-1' } },
      'deletion.confirm': [{}],
      'deletion.cancel': [{}],
    },
    // After a deletion the card is gone, and with it the way to ask for the same again.
    possible: (event, context) =>
      !event.startsWith('application.delete') || context.applications.some(({ id }) => id === 'application-1'),
  },
  address: '/dashboard?page=applications',
  prepare: signedIn,
  does: {
    'applications.reload': (page) => retry(page).click(),
    async 'application.delete(known)'(page) {
      await page.getByRole('button', { name: 'Settings of Till Companion' }).click()
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    },
    'deletion.confirm': (page) => dialog(page).getByRole('button', { name: 'Ok', exact: true }).click(),
    'deletion.cancel': (page) => dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click(),
  },
  calls: {
    loadApplications: '/api-dashboard-service/dashboard/applications',
    deleteApplication: '/api-dashboard-service/dashboard/deleteapplication',
  },
  ends: {
    'loadApplications: two': answer([
      application('application-1', 'Till Companion'),
      application('application-2', 'Budget Diary'),
    ]),
    'loadApplications: none': answer([]),
    'loadApplications: refused': sayNo,
    'deleteApplication: ok': { status: 200, body: success },
    'deleteApplication: refused': sayNo,
    'deleteApplication: gone': { status: 404, body: refused('There is no such application') },
    'deleteApplication: timeout': { late: limits.callTimeout },
    'deleteApplication: malformed': 'not JSON',
  },
  others: areaCalls,
  async sees(page, state, context, step) {
    const names = context.applications.map(({ name }) => name)
    const failed = ["Applications couldn't get, please try again later"]
    const asking = state === 'populated.confirming' || state === 'populated.deleting'
    await shows(
      page,
      async () => ({
        headings: await textsOf(page, 'main h2'),
        waiting: await textsOf(page, 'main [role=status]'),
        alerts: await textsOf(page, 'main [role=alert]'),
        dialogs: await textsOf(page, '[role=alertdialog]'),
        busy: await page.locator('[role=alertdialog] [aria-busy=true]').count(),
      }),
      {
        headings: state === 'unavailable' ? failed : state === 'empty' ? ['New Application'] : names,
        waiting: state === 'loading' && names.length === 0 ? [' Loading your applications'] : [],
        alerts: state === 'unavailable' ? [`${failed}The bank says noRetry`] : [],
        dialogs: asking ? ['Warning!Are you sure to delete this application?Till CompanionCancelOk'] : [],
        busy: state === 'populated.deleting' ? 1 : 0,
      },
    )
    const said = deletionSays[step]
    if (said !== undefined) await seesNotice(page, said)
  },
}

const standing: Tour<typeof standingModel.machine> = {
  model: {
    ...standingModel,
    // What was read changes nothing that comes after it, and the regions do not know each other: the ticket arrives
    // once the work is known.
    relevantContext: () => null,
    possible: (step, _, state) =>
      /^(?:loadLastTicket|ticket)/.test(step) ? state.startsWith('work.known') : state.endsWith('ticket.loading'),
  },
  address: '/dashboard?page=home',
  prepare: signedIn,
  does: {
    'work.reload': (page) => retry(page).first().click(),
    'ticket.reload': (page) => retry(page).last().click(),
  },
  calls: {
    loadApplications: '/api-dashboard-service/dashboard/applications',
    countCalls: '/api-dashboard-service/dashboard/product/services',
    loadLastTicket: '/api-ticket-service/ticket/list',
  },
  ends: {
    'loadApplications: one': answer([{ id: 'application-1', name: 'Till Companion', productList: ['1000'] }]),
    'loadApplications: refused': sayNo,
    'countCalls: some': answer(servicesOf(1)),
    'countCalls: too many': answer(servicesOf(25)),
    'countCalls: refused': sayNo,
    'loadLastTicket: one': answer({
      tickets: [
        {
          ticketNumber: '1001',
          status: 'O',
          creationDate: '2026-01-05T10:00:00.000Z',
          errorType: '1',
          subject: 'A wrong balance',
        },
      ],
    }),
    'loadLastTicket: none': answer({ tickets: [] }),
    'loadLastTicket: refused': sayNo,
  },
  others: {
    ...areaCalls,
    '/api-dashboard-service/dashboard/generatereports': {
      ...success,
      data: [{ timeInMs: 1_790_000_000_000, calls: 42 }],
    },
  },
  async sees(page, state, { applications: known, calls, ticket }) {
    const counted =
      calls === null
        ? 'ManyYou have more APIs than are added up here: the analytics have them one by one'
        : '42By all your applications'
    const applicationCard = {
      loading: 'Loading',
      unavailable: 'The bank says noRetry',
    }
    const callCard = {
      loading: 'Loading',
      counting: 'Loading',
      unavailable: 'The bank says no',
      uncounted: 'The bank says noRetry',
      known: counted,
    }
    const ticketCard = {
      loading: 'Loading',
      unavailable: 'The bank says noRetry',
      known: ticket ? 'A wrong balance1001 · Open' : 'NoneYou have not opened a ticket',
    }
    const [, work = '', last = ''] = /^work\.(\w+) ticket\.(\w+)$/.exec(state) ?? []
    const at = (card: Readonly<Record<string, string>>, name: string, otherwise = '') => card[name] ?? otherwise
    const done = 1 + (known.length > 0 ? 2 : 0) + (calls ? 1 : 0)
    await shows(
      page,
      async () => ({
        cards: await textsOf(page, 'main .standing-card'),
        steps: await main(page)
          .getByText(/ of 5 done$/)
          .allTextContents(),
      }),
      {
        cards: [
          `Applications${at(applicationCard, work, '1The last one is Till Companion')}`,
          `Calls of the last 24 hours${at(callCard, work)}`,
          `Last ticket${at(ticketCard, last)}`,
        ],
        steps: [`${done} of 5 done`],
      },
    )
  },
}

function servicesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    serviceId: index,
    name: `Service ${index}`,
    endpointAddress: `/api/${index}`,
    swaggerUrl: '',
  }))
}

takeTours({ applications, standing })
