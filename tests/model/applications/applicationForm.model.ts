import { applicationFormMachine } from '../../../src/machines/applications/applicationForm.machine.ts'
import { conceal } from '../../../src/rules/handle.ts'
import { type Problem, problems } from '../../../src/rules/problem.ts'
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
const tokens = { clientId: 'client-before', clientSecret: conceal('secret-before') }
const renewed = { clientId: 'client-after', clientSecret: conceal('secret-after') }
const application = { id: 'application-1', form, tokens }
const keys = { publicKey: 'public half', privateKey: conceal('private half') }
const refused: Problem = { kind: 'answer', status: 400, message: 'The bank says no', described: true }
const broken: Problem = { kind: 'unknown', message: 'No keys today' }
const success = (message: string) => ({ type: 'notice' as const, variant: 'success' as const, message })
const warning = (message: string) => ({ type: 'notice' as const, variant: 'warning' as const, message })
const error = (message: string) => ({ type: 'notice' as const, variant: 'error' as const, message })
const failure = (problem: Problem) => ({ type: 'failure' as const, problem })
const cleared = { type: 'form.cleared' as const }
const toList = { type: 'navigate' as const, to: '/dashboard?page=applications', replace: false }

export const applicationFormModel: ModelSpec<typeof applicationFormMachine> = {
  machine: applicationFormMachine,
  inputs: {
    new: { mode: 'new' },
    edit: { mode: 'edit', appId: 'application-1' },
    readOnly: { mode: 'readOnly', appId: 'application-1' },
  },
  events: {
    'application.reload': [{}],
    'application.save': [{ form }],
    'keys.generate': [{}],
    'key.hide': [{}],
    'secret.refresh': [{}],
    'refresh.confirm': [{}],
    'refresh.cancel': [{}],
  },
  calls: {
    loadApplication: [resolve('known', application), resolve('absent', null), reject('refused', refused)],
    listKnown: [resolve('ok', ['application-0']), reject('timeout', problems.timeout)],
    saveApplication: [resolve('ok'), reject('refused', refused), reject('timeout', problems.timeout)],
    findSaved: [resolve('there', true), resolve('not there', false), reject('timeout', problems.timeout)],
    generateKeys: [resolve('ok', keys), reject('broken', broken)],
    refreshSecret: [resolve('ok', renewed), reject('refused', refused), reject('timeout', problems.timeout)],
  },
  relevantContext: ({ mode, known }) => ({ mode, known }),
  secrets: ['private half', 'secret-before', 'secret-after'],
  expectations: {
    states: {
      loading: { tags: ['busy'], cannot: ['application.save', 'keys.generate', 'secret.refresh'] },
      absent: { emits: [{ ...toList, replace: true }], cannot: ['application.save'] },
      unavailable: { tags: ['failed'], can: ['application.reload'], context: { problem: refused } },
      'ready.form.listing': { tags: ['busy', 'mutating'], cannot: ['application.save'] },
      'ready.form.saving': { tags: ['busy', 'mutating'], cannot: ['application.save'] },
      'ready.form.checking': {
        tags: ['busy', 'mutating'],
        cannot: ['application.save'],
        context: { problem: problems.timeout },
      },
      'ready.form.editing.unsaved': { tags: ['editable', 'failed'], context: { problem: problems.timeout } },
      'ready.form.editing.unanswered': { tags: ['editable', 'failed'], context: { problem: problems.timeout } },
      'ready.form.saved': { cannot: ['application.save'] },
      'ready.key.generating': { tags: ['busy'], cannot: ['keys.generate'] },
      'ready.key.revealed': { can: ['key.hide'], cannot: ['keys.generate'], context: { privateKey: keys.privateKey } },
      'ready.key.hidden': { can: ['keys.generate'], context: { privateKey: null } },
      'ready.key.failed': { tags: ['failed'], can: ['keys.generate'], context: { keyProblem: broken } },
      'ready.secret.confirming': { can: ['refresh.confirm', 'refresh.cancel'], context: { mode: 'edit' } },
      'ready.secret.rereading': { tags: ['busy'], cannot: ['secret.refresh'] },
      'ready.secret.unread': { tags: ['failed'], can: ['secret.refresh'] },
      'ready.secret.gone': { tags: ['failed'], cannot: ['secret.refresh'], context: { tokens: null } },
      'ready.secret.refreshing': { tags: ['busy', 'mutating'], cannot: ['secret.refresh', 'refresh.confirm'] },
    },
    steps: {
      'saveApplication: ok': { emits: [success('Your application has been saved'), cleared, toList] },
      'findSaved: there': { emits: [success('Your application has been saved'), cleared, toList] },
      'listKnown: ok': { context: { known: ['application-0'] }, emits: [] },
      'listKnown: timeout': { context: { known: null }, emits: [] },
      'findSaved: not there': { emits: [failure(problems.timeout)] },
      'findSaved: timeout': { emits: [failure(problems.timeout)] },
      'saveApplication: refused': { context: { problem: refused }, emits: [error('The bank says no')] },
      'saveApplication: timeout': { context: { problem: problems.timeout } },
      'generateKeys: ok': { emits: [{ type: 'keys.generated', publicKey: 'public half' }] },
      'generateKeys: broken': { emits: [] },
      'refreshSecret: ok': {
        context: { tokens: renewed },
        emits: [success('Client ID and secret have been replaced')],
      },
      'refreshSecret: timeout': {
        context: { tokens },
        emits: [
          warning('Request Timeout. Whether client ID and secret were replaced is not known, so they are read again.'),
        ],
      },
      'refreshSecret: refused': { context: { tokens }, emits: [error('The bank says no')] },
    },
  },
}
