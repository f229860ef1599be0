import { expect, type Page } from '@playwright/test'
import { limits } from '../../src/rules/limits.ts'
import { applicationFormModel } from '../model/applications/applicationForm.model.ts'
import type { Ending, Tour } from '../support/browser/tour.ts'
import { areaCalls, shows, signedIn, textsOf } from '../support/browser/tourArea.ts'
import { heading, main, refused, retry, seesNotice, success, takeTours } from '../support/browser/tourSteps.ts'

const answer = (data: unknown): Ending => ({ status: 200, body: { ...success, data } })
const sayNo: Ending = { status: 400, body: refused('The bank says no') }
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

const typed = {
  Name: 'Till Companion',
  Description: 'Shows a shop what came in today',
  'Public Key': 'MIGfMA0',
  'Redirect URI': 'https://till.example.com/callback',
}
const till = (pair = 'before') => ({
  id: 'application-1',
  name: typed.Name,
  description: typed.Description,
  icon: '',
  productList: [],
  oauthRedirectUri: typed['Redirect URI'],
  publicKey: typed['Public Key'],
  oauthClientId: `client-${pair}`,
  oauthClientSecret: `secret-${pair}`,
  ipList: [],
  otpNeeded: false,
  clientType: 'API',
})
const applicationsPath = '/api-dashboard-service/dashboard/applications'
const edited = '/dashboard?page=editapplication&appId=application-1'
const titles = { new: 'New Application', edit: 'Edit Application', readOnly: 'Application' }
const unsaved =
  'Request Timeout: the bank did not answer, and it does not have your application as it stands here. You can try again.'
const unknown =
  'Request Timeout: the bank did not answer. Whether your application was saved is not known, please look at My Applications.'

type FormTour = Tour<typeof applicationFormModel.machine>
type FormEvents = NonNullable<FormTour['model']['events']>

/**
 * The three regions do not know each other, and together they have so many worlds that a walk over all of them would
 * take minutes: the model test takes each edge of the product, and here each region moves while the others rest.
 */
const regionOf = (...types: (keyof FormEvents)[]): FormEvents =>
  Object.fromEntries(types.map((type) => [type, applicationFormModel.events?.[type]])) as FormEvents

const form: FormTour = {
  model: {
    ...applicationFormModel,
    events: regionOf('application.reload', 'application.save'),
    // An application that cannot be read is the same for a reader, and a change without an answer as for a new one.
    possible: (step, { mode }) =>
      (mode !== 'readOnly' || !/absent|refused/.test(step)) && (mode !== 'edit' || step !== 'saveApplication: timeout'),
  },
  address: {
    'start(new)': '/dashboard?page=newapplication',
    'start(edit)': edited,
    'start(readOnly)': `${edited}&readOnly=true`,
  },
  prepare: signedIn,
  does: {
    'application.reload': (page) => retry(page).click(),
    async 'application.save'(page) {
      for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
      await main(page)
        .getByRole('button', { name: /^(?:Add|Save)$/ })
        .click()
    },
  },
  calls: {
    loadApplication: applicationsPath,
    saveApplication: '/api-dashboard-service/dashboard/saveapplication',
    findSaved: applicationsPath,
  },
  ends: {
    'loadApplication: known': answer([till()]),
    'loadApplication: absent': answer([]),
    'loadApplication: refused': sayNo,
    'saveApplication: ok': { status: 200, body: success },
    'saveApplication: refused': sayNo,
    'saveApplication: timeout': { late: limits.callTimeout },
    'findSaved: there': answer([till()]),
    'findSaved: not there': answer([]),
    'findSaved: timeout': { late: limits.callTimeout },
  },
  others: areaCalls,
  leadsTo: [applicationsPath],
  async sees(page, state, { mode }, step) {
    const isLeft = state === 'absent' || state.includes('form.saved')
    if (isLeft) await expect(page).toHaveURL('/dashboard?page=applications')
    const isReady = state.startsWith('ready') && !isLeft
    const editing = state.includes('editing.unsaved') ? [unsaved] : state.includes('unanswered') ? [unknown] : []
    const isBusy = state.includes('form.saving') || state.includes('form.checking')
    const button = mode === 'new' ? 'Add' : 'Save'
    const failed = 'Your application could not be loaded'
    await shows(
      page,
      async () => ({
        title: await textsOf(page, 'main h1'),
        waiting: await textsOf(page, 'main .state[role=status]'),
        alerts: await textsOf(page, 'main [role=alert]'),
        name: await page
          .locator('main input[name=name]')
          .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).disabled)),
        submit: await textsOf(page, 'main [type=submit]'),
        busy: await textsOf(page, 'main [type=submit][aria-busy=true]'),
      }),
      {
        title: [isLeft ? 'My Applications' : titles[mode]],
        waiting: state === 'loading' ? ['Loading your application'] : [],
        alerts: state === 'unavailable' ? [`${failed}The bank says noRetry`] : editing,
        name: isReady ? [mode === 'readOnly'] : [],
        submit: isReady && mode !== 'readOnly' ? [button] : [],
        busy: isBusy ? [button] : [],
      },
    )
    if (step === 'saveApplication: refused') await seesNotice(page, 'The bank says no')
    if (state.includes('form.saved')) await seesNotice(page, 'Your application has been saved')
    if (isReady && mode !== 'readOnly' && step.includes(':'))
      for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)
  },
}

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Replace client ID and secret?' })
const refreshing: Readonly<Record<string, string>> = {
  'refreshSecret: ok': 'Client ID and secret have been replaced',
  'refreshSecret: refused': 'The bank says no',
  'refreshSecret: timeout':
    'Request Timeout. Whether client ID and secret were replaced is not known, so they are read again.',
}

const secret: FormTour = {
  ...form,
  model: {
    ...applicationFormModel,
    inputs: { edit: { mode: 'edit', appId: 'application-1' } },
    events: regionOf('secret.refresh', 'refresh.confirm', 'refresh.cancel'),
    // How the form is opened is walked with it. Without an application there is no secret to replace.
    possible: (step, { tokens }, state) =>
      (state !== 'loading' || step === 'loadApplication: known') && (step !== 'secret.refresh' || tokens !== null),
    relevantContext: ({ tokens }) => tokens !== null,
  },
  does: {
    async 'secret.refresh'(page) {
      const again = main(page).getByRole('button', { name: 'Read again', exact: true })
      if ((await again.count()) > 0) await again.click()
      else await press(page, 'Refresh Secret')
    },
    'refresh.confirm': (page) => dialog(page).getByRole('button', { name: 'Replace both', exact: true }).click(),
    'refresh.cancel': (page) => dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click(),
  },
  calls: { loadApplication: applicationsPath, refreshSecret: '/api-dashboard-service/dashboard/renewtokens' },
  ends: {
    ...form.ends,
    'refreshSecret: ok': answer({ clientId: 'client-after', clientSecret: 'secret-after' }),
    'refreshSecret: refused': sayNo,
    'refreshSecret: timeout': { late: limits.callTimeout },
  },
  async sees(page, state, { tokens }, step) {
    if (state === 'loading') return
    const asks = /secret\.(?:confirming|refreshing)$/.test(state)
    await shows(
      page,
      async () => ({
        clientId: await page
          .locator('main .token input')
          .evaluateAll((all) => all.slice(0, 1).map((each) => (each as HTMLInputElement).value)),
        dialogs: await textsOf(page, '[role=alertdialog]'),
        confirming: await textsOf(page, '[role=alertdialog] [aria-busy=true]'),
        busy: await textsOf(page, 'main [aria-busy=true]#refresh-secret'),
        alerts: await textsOf(page, 'main [role=alert]'),
      }),
      {
        clientId: tokens ? [tokens.clientId] : [],
        dialogs: asks
          ? [
              'Replace client ID and secret?The bank makes a new pair. What uses the old one stops working at once.CancelReplace both',
            ]
          : [],
        confirming: state.endsWith('secret.refreshing') ? ['Replace both'] : [],
        busy: state.endsWith('secret.rereading') && tokens ? ['Refresh Secret'] : [],
        alerts: state.endsWith('secret.unread')
          ? ['Client ID and secret may have changed and could not be read.Read again']
          : [],
      },
    )
    const said = refreshing[step]
    if (said !== undefined) await seesNotice(page, said)
  },
}

declare global {
  /** Lets the keys that are being made succeed or fail. */
  var endKeys: ((works: boolean) => void) | undefined
}

async function holdKeys(page: Page): Promise<void> {
  await signedIn(page)
  await page.addInitScript(() => {
    const { generateKey } = SubtleCrypto.prototype
    const make = Reflect.apply.bind(undefined, generateKey)
    Object.defineProperty(SubtleCrypto.prototype, 'generateKey', {
      value(this: SubtleCrypto, ...asked: unknown[]) {
        return new Promise((resolve, reject) => {
          globalThis.endKeys = (works) => (works ? resolve(make(this, asked)) : reject(new Error('No keys today')))
        })
      },
    })
  })
}

const letKeys = (works: boolean) => async (page: Page) => {
  const isMaking = () => page.evaluate(() => globalThis.endKeys !== undefined)
  await expect.poll(isMaking, { message: 'the keys are asked for', intervals: [20] }).toBe(true)
  await page.evaluate((works) => {
    globalThis.endKeys?.(works)
    globalThis.endKeys = undefined
  }, works)
}

const gone = 'The private key is gone from this page. If you did not keep it, generate new keys.'

const keys: FormTour = {
  ...form,
  model: {
    ...applicationFormModel,
    inputs: { new: { mode: 'new' } },
    events: regionOf('keys.generate', 'key.hide'),
    relevantContext: () => null,
  },
  address: '/dashboard?page=newapplication',
  prepare: holdKeys,
  does: {
    'keys.generate': (page) => press(page, 'Generate Keys'),
    'key.hide': (page) => press(page, 'Hide now'),
    'after privateKeyDisplay (ready.key.revealed)': (page) => page.clock.runFor(15_000),
  },
  calls: {},
  ends: { 'generateKeys: ok': letKeys(true), 'generateKeys: broken': letKeys(false) },
  async sees(page, state) {
    const isRevealed = state.includes('key.revealed')
    await shows(
      page,
      async () => ({
        busy: await textsOf(page, 'main .public-key [aria-busy=true]'),
        alerts: await textsOf(page, 'main [role=alert]'),
        notes: await textsOf(page, 'main .notice[role=status]'),
        keys: await page
          .locator('main textarea[aria-label="Private Key"]')
          .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value.slice(0, 27))),
      }),
      {
        busy: state.includes('key.generating') ? ['Generate Keys'] : [],
        alerts: state.includes('key.failed') ? ['The keys could not be made.Retry'] : [],
        notes: state.includes('key.hidden') ? [gone] : [],
        keys: isRevealed ? ['-----BEGIN PRIVATE KEY-----'] : [],
      },
    )
    if (isRevealed) await expect(field(page, 'Public Key')).toHaveValue(/^-----BEGIN PUBLIC KEY-----/)
    await expect(heading(page, 'New Application')).toBeVisible()
  },
}

takeTours({ form, secret, keys })
