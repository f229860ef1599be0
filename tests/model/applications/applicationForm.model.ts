import { applicationFormMachine } from '../../../src/machines/applications/applicationForm.machine.ts'
import { dashboardHref } from '../../../src/rules/dashboard/dashboardViews.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const form = {
  name: 'Till Companion',
  description: 'Shows a shop what came in today',
  publicKey: 'MIGfMA0',
  oauthRedirectUri: 'https://till.example.com/callback',
  icon: '',
  ipList: ['10.0.0.1'],
  otpNeeded: false,
  productList: ['1000'],
}
export const saved = form
const renamed = { ...form, name: 'Till Friend' }
const tokens = { clientId: 'client-before', clientSecret: seal('secret-before') }
const renewed = { clientId: 'client-after', clientSecret: seal('secret-after') }
const application = { id: 'application-1', form, tokens }
/** As another tab left it: other APIs and another pair. */
const theirs = { id: 'application-1', form: { ...form, productList: ['2000'] }, tokens: renewed }
/** As it was when a draft was typed. */
const opened = { ...form, productList: ['3000'] }
const attempt = { form, known: ['application-0'] }
const keys = { publicKey: 'public half', privateKey: seal('private half') }
const refused: Problem = { kind: 'answer', status: 400, message: 'The bank says no', described: true }
const broken: Problem = { kind: 'unknown', message: 'No keys today' }
const success = (message: string) => ({ type: 'notice' as const, variant: 'success' as const, message })
const warning = (message: string) => ({ type: 'notice' as const, variant: 'warning' as const, message })
const error = (message: string, undone?: string) => ({
  type: 'notice' as const,
  variant: 'error' as const,
  message,
  ...(undone !== undefined && { undone }),
})
const unsaved = 'Your application wasn’t saved. Your changes are kept as a draft.'
const deletedElsewhere = error('Your application was deleted elsewhere. Your changes can’t be saved.')
const notFound = error('Application not found. It may have been deleted.')
const failure = (problem: Problem) => ({ type: 'failure' as const, problem })
const changed = { type: 'applications.changed' as const }
const cleared = { type: 'form.cleared' as const }
const toList = { type: 'navigate' as const, to: dashboardHref('applications'), replace: false }

/**
 * The regions know each other by the private key alone, and their product has more worlds than anybody reads: one moves
 * while the others rest, and a key that shows is walked through a save that succeeds.
 */
function possible(step: string, { mode }: { mode: string }, state: string): boolean {
  if (!state.startsWith('ready')) return true
  const rests = (...parts: string[]) => parts.every((part) => state.includes(part))
  if (step === 'draft.restore(generated)') return rests('form.editing.pristine', 'key.none') && mode === 'new'
  if (step.startsWith('draft')) return step === `draft.restore(${mode === 'edit' ? 'edited' : 'new'})`
  if (/^(?:key|generateKeys)/.test(step))
    return rests('secret.idle') && /form\.(?:editing\.pristine|saved\.keyShown)/.test(state) && mode !== 'edit'
  if (/^(?:secret|refresh|readTokens|watchChanges|tokens)/.test(step)) return rests('form.editing.pristine', 'key.none')
  if (rests('key.revealed'))
    return /^(?:application\.save\(same\)|listApplicationIds: ok|saveApplication: ok)$/.test(step)
  return rests('key.none', 'secret.idle')
}

export const applicationFormModel: ModelSpec<typeof applicationFormMachine> = {
  machine: applicationFormMachine,
  inputs: {
    new: { mode: 'new' },
    reloaded: { mode: 'new', attempt },
    edit: { mode: 'edit', appId: 'application-1' },
    readOnly: { mode: 'readOnly', appId: 'application-1' },
  },
  events: {
    'application.reload': [{}],
    'application.save': { same: { form }, renamed: { form: renamed } },
    'draft.restore': { new: {}, edited: { base: opened }, generated: { isKeyGenerated: true } },
    'conflict.resolve': [{ form: renamed }],
    'conflict.cancel': [{}],
    'keys.generate': [{}],
    'key.hide': [{}],
    'secret.refresh': [{}],
    'tokens.reload': [{}],
    'refresh.confirm': [{}],
    'refresh.cancel': [{}],
  },
  calls: {
    loadApplication: [
      resolve('known', application),
      resolve('changed elsewhere', theirs),
      resolve('notFound', null),
      reject('refused', refused),
    ],
    readTokens: [resolve('pair', renewed), resolve('notFound', null), reject('refused', refused)],
    listApplicationIds: [resolve('ok', ['application-0']), reject('timeout', problems.timeout)],
    saveApplication: [resolve('ok'), reject('refused', refused), reject('timeout', problems.timeout)],
    findSaved: [resolve('there', application), resolve('not there', null), reject('timeout', problems.timeout)],
    generateKeys: [resolve('ok', keys), reject('broken', broken)],
    refreshSecret: [resolve('ok', renewed), reject('refused', refused), reject('timeout', problems.timeout)],
  },
  listeners: { watchChanges: { 'applications.changed': [{}] } },
  possible,
  relevantContext: ({ mode, appId, attempt, isAttemptEarlier, submitted, application }) => ({
    mode,
    isAttemptEarlier,
    appId,
    name: submitted?.name,
    attempted: attempt?.form.name,
    base: application?.form.productList,
  }),
  goldenParts: { edit: 'start(edit)' },
  journeys: {
    'a draft of what was changed since': [
      'start(edit)',
      'loadApplication: changed elsewhere',
      'draft.restore(edited)',
      'application.save(renamed)',
      'loadApplication: changed elsewhere',
    ],
  },
  secrets: ['private half', 'secret-before', 'secret-after'],
  expectations: {
    states: {
      loading: { tags: ['busy'], cannot: ['application.save(same)', 'keys.generate', 'secret.refresh'] },
      notFound: { emits: [notFound, { ...toList, replace: true }], cannot: ['application.save(same)'] },
      unavailable: { tags: ['failed'], can: ['application.reload'], context: { problem: refused } },
      resuming: { tags: ['busy'], cannot: ['application.save(same)'] },
      resumed: { emits: [success('Your application has been saved'), cleared, changed, { ...toList, replace: true }] },
      'ready.form.listing': { tags: ['busy', 'mutating'], cannot: ['application.save(same)'] },
      'ready.form.rechecking': { tags: ['busy', 'mutating'], cannot: ['application.save(same)'] },
      'ready.form.comparing': { tags: ['busy', 'mutating'], cannot: ['application.save(same)'] },
      'ready.form.resolvingConflict': {
        withoutTags: ['busy', 'mutating', 'editable'],
        can: ['conflict.resolve', 'conflict.cancel'],
        cannot: ['application.save(same)'],
        context: { theirs, tokens: renewed },
        emits: [{ type: 'conflict' }],
      },
      'ready.form.saving': { tags: ['busy', 'mutating'], cannot: ['application.save(same)'] },
      'ready.form.checking': {
        tags: ['busy', 'mutating'],
        cannot: ['application.save(same)'],
        context: { problem: problems.timeout },
      },
      'ready.form.editing.notSaved': { tags: ['editable', 'failed'], context: { problem: problems.timeout } },
      'ready.form.editing.outcomeUnknown': { tags: ['editable', 'failed'], context: { problem: problems.timeout } },
      // What was deleted elsewhere is neither saved nor changed further.
      'ready.form.deleted': {
        tags: ['failed'],
        withoutTags: ['editable'],
        cannot: ['application.save(same)'],
        context: { tokens: null },
      },
      'ready.form.saved.keyShown': { cannot: ['application.save(same)'], context: { privateKey: keys.privateKey } },
      'ready.form.saved.left': { cannot: ['application.save(same)'], context: { privateKey: null } },
      'ready.key.generating': { tags: ['busy'], cannot: ['keys.generate'] },
      'ready.key.revealed': { can: ['key.hide'], cannot: ['keys.generate'], context: { privateKey: keys.privateKey } },
      'ready.key.hidden': { can: ['keys.generate'], context: { privateKey: null } },
      'ready.key.failed': { tags: ['failed'], can: ['keys.generate'], context: { keyProblem: broken } },
      'ready.secret.confirming': { can: ['refresh.confirm', 'refresh.cancel'], context: { mode: 'edit' } },
      'ready.secret.readingTokens': { tags: ['busy', 'mutating'], cannot: ['secret.refresh', 'refresh.confirm'] },
      'ready.secret.reloading': { tags: ['busy'], cannot: ['secret.refresh'] },
      'ready.secret.reloadFailed': { tags: ['failed'], can: ['tokens.reload'], cannot: ['secret.refresh'] },
      'ready.secret.deleted': { tags: ['failed'], cannot: ['secret.refresh'], context: { tokens: null } },
      'ready.secret.refreshing': { tags: ['busy', 'mutating'], cannot: ['secret.refresh', 'refresh.confirm'] },
    },
    steps: {
      'loading / watchChanges > applications.changed': { to: 'loading' },
      'ready.form.saved.keyShown / key.hide': { to: 'ready.form.saved.left', emits: [toList] },
      'ready.form.saved.keyShown / after privateKeyDisplay (ready.key.revealed)': {
        to: 'ready.form.saved.left',
        emits: [toList],
      },
      'ready.form.checking / findSaved: there': {
        emits: [success('Your application has been saved'), cleared, changed, toList],
      },
      'listApplicationIds: ok': { emits: [] },
      'listApplicationIds: timeout': {
        context: { attempt: null, problem: problems.timeout },
        emits: [error('Request Timeout', unsaved)],
      },
      'ready.form.checking / findSaved: not there': { emits: [failure(problems.timeout), changed] },
      'findSaved: timeout': { emits: [failure(problems.timeout), changed] },
      'saveApplication: refused': {
        context: { attempt: null, problem: refused },
        emits: [error('The bank says no', unsaved)],
      },
      'saveApplication: timeout': { context: { problem: problems.timeout } },
      'readTokens: notFound': {
        to: 'ready.form.deleted',
        context: { tokens: null },
        emits: [deletedElsewhere],
      },
      'ready.form.comparing / loadApplication: notFound': {
        to: 'ready.form.deleted',
        emits: [deletedElsewhere, changed],
      },
      'ready.form.comparing / loadApplication: refused': { emits: [error('The bank says no', unsaved)] },
      'conflict.resolve': {
        to: 'ready.form.comparing',
        context: { application: theirs, theirs: null, submitted: renamed },
      },
      'conflict.cancel': { to: 'ready.form.editing.pristine', context: { theirs: null } },
      'generateKeys: ok': { emits: [{ type: 'keys.generated', publicKey: 'public half' }] },
      'generateKeys: broken': { emits: [{ type: 'keys.failed', problem: broken }] },
      'ready.secret.confirming.current / watchChanges > applications.changed': {
        to: 'ready.secret.confirming.outdated',
      },
      'ready.secret.confirming.outdated / refresh.cancel': { to: 'ready.secret.reloading', emits: [] },
      'ready.secret.readingTokens.current / watchChanges > applications.changed': {
        to: 'ready.secret.readingTokens.outdated',
      },
      'ready.secret.readingTokens.current / readTokens: refused': {
        to: 'ready.secret.idle',
        emits: [{ ...error('The bank says no', 'The client ID and secret weren’t replaced.'), about: 'secret' }],
      },
      'ready.secret.readingTokens.outdated / readTokens: refused': {
        to: 'ready.secret.reloading',
        emits: [{ ...error('The bank says no', 'The client ID and secret weren’t replaced.'), about: 'secret' }],
      },
      'refreshSecret: ok': {
        context: { tokens: renewed },
        emits: [{ ...success('Client ID and secret have been replaced'), about: 'secret' }, changed],
      },
      'refreshSecret: timeout': {
        context: { tokens: renewed },
        emits: [
          warning('Request Timeout. The client ID and secret may have changed. They are being reloaded.'),
          changed,
        ],
      },
      'refreshSecret: refused': {
        to: 'ready.secret.idle',
        context: { tokens: renewed },
        emits: [{ ...error('The bank says no', 'The client ID and secret weren’t replaced.'), about: 'secret' }],
      },
    },
  },
}
