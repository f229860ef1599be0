// @module-tag full

import type { Page } from '@playwright/test'
import { callLimits } from '../../../src/rules/calls/callLimits.ts'
import { applicationFormModel } from '../../model/applications/applicationForm.model.ts'
import { runFor } from '../../support/browser/clock.ts'
import { expect } from '../../support/browser/runner.ts'
import type { Ending } from '../../support/browser/tour.ts'
import { answer, areaCalls, field, press, shows, signedIn } from '../../support/browser/tourArea.ts'
import { applicationsPath, edited, type FormTour, regionOf, till } from '../../support/browser/tourForm.ts'
import { heading, refused, seesNotice, takeTours } from '../../support/browser/tourSteps.ts'

const sayNo: Ending = { status: 400, body: refused('The bank says no') }
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Replace client ID and secret?' })
const refreshing: Readonly<Record<string, string>> = {
  'refreshSecret: ok': 'Client ID and secret have been replaced',
  'refreshSecret: refused': 'The bank says no',
  'refreshSecret: timeout': 'Request Timeout. The client ID and secret may have changed. They are being reloaded.',
}

const reported: readonly [string, string][] = [
  ['secret.reloadFailed', 'Couldn’t load the client ID and secret. They may have changed.Refresh'],
  ['secret.deleted', 'This application no longer exists, and its client ID and secret no longer work.'],
]

const secret: FormTour = {
  model: {
    ...applicationFormModel,
    inputs: { edit: { mode: 'edit', appId: 'application-1' } },
    events: regionOf('secret.refresh', 'tokens.reload', 'refresh.confirm', 'refresh.cancel'),
    // How the form is opened is walked with it.
    possible: (step, _, state) => state !== 'loading' || step === 'loadApplication: known',
    relevantContext: () => null,
  },
  address: edited,
  prepare: signedIn,
  others: areaCalls,
  does: {
    'secret.refresh': (page) => press(page, 'Refresh Secret'),
    'tokens.reload': (page) => press(page, 'Refresh'),
    'refresh.confirm': (page) => dialog(page).getByRole('button', { name: 'Replace both', exact: true }).click(),
    'watchChanges > applications.changed': (page) =>
      page.evaluate(() => new BroadcastChannel('portico.applications').postMessage('changed')),
    'refresh.cancel': (page) => dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click(),
  },
  calls: {
    loadApplication: applicationsPath,
    readTokens: applicationsPath,
    refreshSecret: '/api-dashboard-service/dashboard/renewtokens',
  },
  ends: {
    'loadApplication: known': answer([till()]),
    'loadApplication: notFound': answer([]),
    'loadApplication: refused': sayNo,
    'readTokens: pair': answer([till('after')]),
    'readTokens: notFound': answer([]),
    'readTokens: refused': sayNo,
    'refreshSecret: ok': answer({ clientId: 'client-after', clientSecret: 'secret-after' }),
    'refreshSecret: refused': sayNo,
    'refreshSecret: timeout': { late: callLimits.timeout },
  },
  async sees(page, state, { tokens }, step) {
    if (state === 'loading') return
    const asks = /secret\.(?:(?:confirming|readingTokens)\.\w+|refreshing)$/.test(state)
    await shows(
      page,
      {
        clientId: ['main .token:first-of-type textarea', 'value'],
        dialogs: '[role=alertdialog]',
        confirming: '[role=alertdialog] [aria-busy=true]',
        busy: 'main [aria-busy=true]#refresh-secret',
        alerts: 'main [role=alert]',
      },
      {
        clientId: tokens ? [tokens.clientId] : [],
        dialogs: asks
          ? [
              'Replace client ID and secret?The bank generates a new client ID and secret. Anything that uses the old ones stops working immediately.CancelReplace both',
            ]
          : [],
        confirming: /secret\.(?:readingTokens\.\w+|refreshing)$/.test(state) ? ['Replace both'] : [],
        busy: state.endsWith('secret.reloading') ? ['Refresh Secret'] : [],
        alerts: reported.filter(([part]) => state.endsWith(part)).map(([, text]) => text),
      },
    )
    const held = reported.find(([part]) => part === 'secret.deleted' && state.endsWith(part))?.[1]
    if (held !== undefined) await expect(page.locator(':focus')).toHaveText(held)
    if (state.endsWith('secret.reloading') && !step.startsWith('watchChanges'))
      await expect(page.locator(':focus')).toHaveText('Refresh Secret')
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
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
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

const gone = 'The private key is hidden. If you didn’t save it, generate new keys.'

const keys: FormTour = {
  model: {
    ...applicationFormModel,
    inputs: { new: { mode: 'new' } },
    events: regionOf('keys.generate', 'key.hide'),
    possible: (step) => !step.startsWith('watchChanges'),
    relevantContext: () => null,
  },
  address: '/dashboard?page=newapplication',
  prepare: holdKeys,
  others: areaCalls,
  does: {
    'keys.generate': (page) => press(page, 'Generate Keys'),
    'key.hide': (page) => press(page, 'Hide now'),
    'after privateKeyDisplay (ready.key.revealed)': (page) => runFor(page, 15_000),
  },
  calls: {},
  ends: { 'generateKeys: ok': letKeys(true), 'generateKeys: broken': letKeys(false) },
  async sees(page, state, _, step) {
    const isRevealed = state.includes('key.revealed')
    await shows(
      page,
      {
        button: 'main .public-key button',
        busy: 'main .public-key [aria-busy=true]',
        said: 'main .public-key + [role=status]',
        alerts: 'main [role=alert]',
        notes: 'main .notice[role=status]',
        keys: ['main .private-key textarea', 'ariaLabel'],
      },
      {
        button: ['Generate Keys'],
        busy: state.includes('key.generating') ? ['Generate Keys'] : [],
        said: [state.includes('key.generating') ? 'Generating keys …' : ''],
        alerts: state.includes('key.failed') ? ['Couldn’t generate keys. Try again.Retry'] : [],
        notes: state.includes('key.hidden') ? [gone] : [],
        keys: isRevealed ? ['Private Key'] : [],
      },
    )
    if (isRevealed)
      await expect(page.getByRole('textbox', { name: 'Private Key' })).toHaveValue(/^-----BEGIN PRIVATE KEY-----/)
    if (step === 'generateKeys: ok') {
      await press(page, 'Copy')
      await seesNotice(page, 'Private key copied')
    }
    if (isRevealed) await expect(field(page, 'Public Key')).toHaveValue(/^MIIB[\w+/]+=*$/)
    await expect(heading(page, 'New Application')).toBeVisible()
  },
}

takeTours({ secret, keys })
