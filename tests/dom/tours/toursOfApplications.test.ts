// @module-tag full

import type { Page } from '@playwright/test'
import { callLimits } from '../../../src/rules/calls/callLimits.ts'
import { applicationsModel } from '../../model/applications/applications.model.ts'
import type { Ending, Tour } from '../../support/browser/tour.ts'
import { answer, areaCalls, shows, signedIn } from '../../support/browser/tourArea.ts'
import { refused, retry, seesNotice, success, takeTours } from '../../support/browser/tourSteps.ts'

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
const unclear = (why: string) => `${why}. The application may have been deleted. Your list is being refreshed.`
const deletionSays: Readonly<Record<string, string>> = {
  'deleteApplication: ok': 'Your application has been deleted',
  'deleteApplication: refused': 'The bank says no',
  'deleteApplication: deleted': 'Application not found',
  'deleteApplication: timeout': unclear('Request Timeout'),
  'deleteApplication: malformed': unclear('Unexpected response from the server'),
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
    // After a deletion the card is gone, and with it the way to ask for the same again. That there are none ends a walk:
    // once is enough.
    possible(step, { applications: known }) {
      if (step.startsWith('watchApplications')) return false
      if (step === 'loadApplications: none') return known.length === 0
      return !step.startsWith('application.delete') || known.some(({ id }) => id === 'application-1')
    },
    relevantContext: ({ applications: known }) => known.map(({ id }) => id),
  },
  address: '/dashboard?page=applications',
  prepare: signedIn,
  does: {
    'applications.reload': (page) => retry(page).click(),
    async 'application.delete(known)'(page) {
      await page.getByRole('button', { name: 'Settings for Till Companion' }).click()
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
    'deleteApplication: deleted': { status: 404, body: refused('Application not found') },
    'deleteApplication: timeout': { late: callLimits.timeout },
    'deleteApplication: malformed': 'not JSON',
  },
  others: areaCalls,
  async sees(page, state, context, step) {
    const names = context.applications.map(({ name }) => name)
    const failed = ["Applications couldn't get, please try again later"]
    const asking = state.startsWith('populated.confirming') || state === 'populated.deleting'
    await shows(
      page,
      {
        headings: 'main h2',
        waiting: 'main [role=status]',
        alerts: 'main [role=alert]',
        dialogs: '[role=alertdialog]',
        busy: '[role=alertdialog] [aria-busy=true]',
      },
      {
        headings: state === 'unavailable' ? failed : state === 'empty' ? ['New Application'] : names,
        waiting: state === 'loading' && names.length === 0 ? [' Loading your applications'] : [],
        alerts: state === 'unavailable' ? [`${failed}The bank says noRetry`] : [],
        dialogs: asking ? ['Warning!Are you sure to delete this application?Till CompanionCancelOk'] : [],
        busy: state === 'populated.deleting' ? ['Ok'] : [],
      },
    )
    const said = deletionSays[step]
    if (said !== undefined) await seesNotice(page, said)
  },
}

takeTours({ applications })
