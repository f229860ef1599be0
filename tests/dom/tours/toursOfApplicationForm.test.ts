// @module-tag full

import { callLimits } from '../../../src/rules/calls/callLimits.ts'
import { applicationFormTexts } from '../../../src/ui/applications/applicationForm/applicationFormTexts.ts'
import { applicationFormModel, saved } from '../../model/applications/applicationForm.model.ts'
import { expect } from '../../support/browser/runner.ts'
import type { Ending } from '../../support/browser/tour.ts'
import { answer, areaCalls, field, shows, signedIn } from '../../support/browser/tourArea.ts'
import { applicationsPath, edited, type FormTour, regionOf, till, typed } from '../../support/browser/tourForm.ts'
import { main, refused, retry, seesNotice, success, takeTours } from '../../support/browser/tourSteps.ts'

const sayNo: Ending = { status: 400, body: refused('The bank says no') }

const titles = { new: 'New Application', edit: 'Edit Application', readOnly: 'Application' }
const notSaved = 'Request Timeout. Your changes weren’t saved. Try again.'
const unknown = 'Request Timeout. Your application may have been saved. To find out, open My Applications.'

const { calls } = applicationFormModel
const notFound = calls?.loadApplication?.filter(({ name }) => name === 'notFound') ?? []

const form: FormTour = {
  model: {
    ...applicationFormModel,
    inputs: {
      new: { mode: 'new' },
      edit: { mode: 'edit', appId: 'application-1' },
      readOnly: { mode: 'readOnly', appId: 'application-1' },
    },
    events: { ...regionOf('application.reload', 'conflict.cancel'), 'application.save': [{ form: saved }] },
    // What ends a walk comes last, so that there are few.
    calls: {
      loadApplication: [...(calls?.loadApplication?.filter(({ name }) => name !== 'notFound') ?? []), ...notFound],
      listApplicationIds: calls?.listApplicationIds ?? [],
      saveApplication: calls?.saveApplication?.toReversed() ?? [],
      findSaved: calls?.findSaved?.toReversed() ?? [],
    },
    // What cannot be read is the same for a reader, and a change is saved like a new application: one ending of each.
    possible: (step, { mode }, state) =>
      !step.startsWith('watchChanges') &&
      (state !== 'loading' || step !== 'loadApplication: changed elsewhere') &&
      (mode !== 'readOnly' || !/notFound|refused/.test(step)) &&
      (mode !== 'edit' || !/^saveApplication: (?:ok|timeout)$/.test(step)) &&
      !(state.includes('form.deleted') && step.startsWith('application.save')),
    relevantContext: ({ mode, attempt }) => ({ mode, attempted: attempt !== null }),
  },
  address: {
    'start(new)': '/dashboard?page=newapplication',
    'start(edit)': edited,
    'start(readOnly)': `${edited}&readOnly=true`,
  },
  prepare: signedIn,
  does: {
    'application.reload': (page) => retry(page).click(),
    'conflict.cancel': (page) => page.getByRole('dialog').getByRole('button', { name: 'Back to the form' }).click(),
    async 'application.save'(page) {
      for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
      await main(page)
        .getByRole('button', { name: /^(?:Add|Save)$/ })
        .click()
    },
  },
  calls: {
    loadApplication: applicationsPath,
    listApplicationIds: applicationsPath,
    saveApplication: '/api-dashboard-service/dashboard/saveapplication',
    findSaved: applicationsPath,
  },
  ends: {
    'loadApplication: known': answer([till()]),
    'loadApplication: changed elsewhere': answer([{ ...till('after'), productList: ['2000'] }]),
    'loadApplication: notFound': answer([]),
    'loadApplication: refused': sayNo,
    'listApplicationIds: ok': answer([{ ...till(), id: 'application-0' }]),
    'listApplicationIds: timeout': { late: callLimits.timeout },
    'saveApplication: ok': { status: 200, body: success },
    'saveApplication: refused': sayNo,
    'saveApplication: timeout': { late: callLimits.timeout },
    'findSaved: there': answer([till()]),
    'findSaved: not there': answer([]),
    'findSaved: timeout': { late: callLimits.timeout },
  },
  others: areaCalls,
  leadsTo: [applicationsPath],
  async sees(page, state, { mode }, step) {
    const isLeft = state === 'notFound' || state.includes('form.saved')
    if (isLeft) await expect(page).toHaveURL('/dashboard?page=applications')
    const isReady = state.startsWith('ready') && !isLeft
    const editing = state.includes('editing.notSaved')
      ? [notSaved]
      : state.includes('outcomeUnknown')
        ? [unknown]
        : state.includes('form.deleted')
          ? [applicationFormTexts.applicationGone]
          : []
    const isBusy = /form\.(?:listing|rechecking|comparing|saving|checking)/.test(state)
    const button = mode === 'new' ? 'Add' : 'Save'
    const failed = 'Couldn’t load your application'
    await shows(
      page,
      {
        title: 'main h1',
        waiting: 'main .state[role=status]',
        alerts: 'main [role=alert]',
        name: 'main input[name=name]',
        disabled: 'main input[name=name]:disabled',
        submit: 'main [type=submit]',
        busy: 'main [type=submit][aria-busy=true]',
        dialogs: '[role=dialog] h2',
      },
      {
        title: [isLeft ? 'My Applications' : titles[mode]],
        waiting: state === 'loading' ? ['Loading the form'] : [],
        alerts: state === 'unavailable' ? [`${failed}The bank says noRetry`] : editing,
        name: isReady ? [''] : [],
        disabled: isReady && mode === 'readOnly' ? [''] : [],
        submit: isReady && mode !== 'readOnly' ? [button] : [],
        busy: isBusy ? [button] : [],
        dialogs: state.includes('resolvingConflict') ? ['This application was changed elsewhere'] : [],
      },
    )
    if (step === 'saveApplication: refused') await seesNotice(page, 'The bank says no')
    if (state.includes('form.saved')) await seesNotice(page, 'Your application has been saved')
    // Under the dialog the form is hidden from assistive technology.
    if (isReady && mode !== 'readOnly' && step.includes(':') && !state.includes('resolvingConflict'))
      for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)
  },
}

takeTours({ form })
