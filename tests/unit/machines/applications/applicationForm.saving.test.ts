import { afterEach, expect, test, vi } from 'vitest'
import { type Actor, createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { applicationFormMachine } from '../../../../src/machines/applications/applicationForm.machine.ts'
import type {
  ApplicationFormInput,
  ApplicationSearch,
  ApplicationSubmission,
} from '../../../../src/machines/applications/applicationForm.setup.ts'
import {
  conflictsOf,
  isSameApplication,
  mergedApplication,
  takesSavedValue,
} from '../../../../src/rules/applications/applicationConflicts.ts'
import type { ClientTokens } from '../../../../src/rules/applications/applicationTokens.ts'
import type { GeneratedKeys, OpenedApplication } from '../../../../src/rules/applications/openedApplication.ts'
import { problems } from '../../../../src/rules/problem.ts'
import { seal, unwrap } from '../../../../src/rules/security/secret.ts'

const form = {
  name: 'Till Companion',
  description: 'Shows a shop what came in today',
  publicKey: 'MIGfMA0',
  oauthRedirectUri: 'https://till.example.com/callback',
  icon: '',
  productList: ['1000'],
  ipList: [],
  otpNeeded: false,
}
const pair = (name: string): ClientTokens => ({ clientId: `client ${name}`, clientSecret: seal(`secret ${name}`) })

/** What the bank has, what was sent to it, and how it answers a save. */
let applications: OpenedApplication[]
let sent: ApplicationSubmission[]
let renewedWith: ClientTokens[]
let answer: 'ok' | 'lost' | 'never came'
/** Which of the reads get no answer. */
let failing: Set<number>
let reads: number
let actor: Actor<typeof applicationFormMachine>
let emitted: string[]

async function list() {
  reads += 1
  if (failing.has(reads)) throw problems.timeout
  return applications
}
const find = async (appId: string) => (await list()).find(({ id }) => id === appId) ?? null

function save({ appId, form, tokens }: ApplicationSubmission) {
  sent.push({ appId, form, tokens })
  if (answer === 'never came') throw problems.timeout
  if (appId === null) applications.push({ id: `made-${applications.length}`, form, tokens: pair('made') })
  else applications = applications.map((each) => (each.id === appId ? { ...each, form } : each))
  if (answer === 'lost') throw problems.network
}

function open(input: ApplicationFormInput) {
  const actors = {
    loadApplication: fromPromise<OpenedApplication | null, { appId: string }>(({ input }) => find(input.appId)),
    readTokens: fromPromise<ClientTokens | null, { appId: string }>(
      async ({ input }) => (await find(input.appId))?.tokens ?? null,
    ),
    listApplicationIds: fromPromise<readonly string[], void>(async () => (await list()).map(({ id }) => id)),
    saveApplication: fromPromise<void, ApplicationSubmission>(async ({ input }) => save(input)),
    findSaved: fromPromise<OpenedApplication | null, ApplicationSearch>(
      async ({ input: { appId, form, known } }) =>
        (await list()).find(
          (each) =>
            (appId === null ? !known.includes(each.id) : each.id === appId) && isSameApplication(each.form, form),
        ) ?? null,
    ),
    refreshSecret: fromPromise<ClientTokens, { appId: string; tokens: ClientTokens }>(async ({ input }) => {
      renewedWith.push(input.tokens)
      return pair('renewed')
    }),
    generateKeys: fromPromise<GeneratedKeys, void>(async () => ({
      publicKey: 'MIIB',
      privateKey: seal('private half'),
    })),
    watchChanges: fromCallback<EventObject, void>(() => {}),
  }
  actor = createActor(applicationFormMachine.provide({ actors }), { input })
  actor.on('*', (event) => emitted.push(event.type === 'notice' ? event.message : event.type))
  actor.start()
}

const settled = (value: unknown) =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toMatchObject(value as object), { interval: 1 })
const inForm = (value: unknown) => settled({ ready: { form: value } })
const press = (typed = form) => actor.send({ type: 'application.save', form: typed })

const start = (input: ApplicationFormInput) => {
  applications = [{ id: 'till', form, tokens: pair('before') }]
  sent = []
  renewedWith = []
  emitted = []
  answer = 'ok'
  failing = new Set()
  reads = 0
  open(input)
}

afterEach(() => void actor?.stop())

const elsewhere = (changes: Partial<typeof form>, tokens = pair('before')) => {
  applications = [{ id: 'till', form: { ...form, ...changes }, tokens }]
}

test('two tabs edit one application: the later Save shows what changed and overwrites nothing unasked', async () => {
  start({ mode: 'edit', appId: 'till' })
  await inForm({ editing: 'pristine' })
  elsewhere({ description: 'Another tab was here' })
  press({ ...form, name: 'Till Friend' })
  await inForm('resolvingConflict')
  expect(sent).toEqual([])
  const merged = { ...form, name: 'Till Friend', description: 'Another tab was here' }
  actor.send({ type: 'conflict.resolve', form: merged })
  await inForm({ saved: 'left' })
  expect(sent.map(({ form }) => form)).toEqual([merged])
})

test('two tabs edit one application: who keeps the own version is asked once, and again only about a later change', async () => {
  start({ mode: 'edit', appId: 'till' })
  await inForm({ editing: 'pristine' })
  elsewhere({ name: 'Till of another tab' })
  const mine = { ...form, name: 'Till Friend' }
  press(mine)
  await inForm('resolvingConflict')
  elsewhere({ name: 'Till of another tab', description: 'Another tab was here' })
  actor.send({ type: 'conflict.resolve', form: mine })
  await inForm('resolvingConflict')
  const { application, theirs } = actor.getSnapshot().context
  expect([application?.form.description, theirs?.form.description]).toEqual([form.description, 'Another tab was here'])
  actor.send({ type: 'conflict.resolve', form: mine })
  await inForm({ saved: 'left' })
  expect(sent.map(({ form }) => form)).toEqual([mine])
})

test('two tabs edit one application: what both changed alike, and what only this one changed, asks nothing', async () => {
  start({ mode: 'edit', appId: 'till' })
  await inForm({ editing: 'pristine' })
  elsewhere({ name: 'Till Friend' })
  press({ ...form, name: 'Till Friend', otpNeeded: true })
  await inForm({ saved: 'left' })
  expect(sent).toHaveLength(1)
})

test('after Refresh Secret in one tab the other shows and sends the pair that the bank holds now', async () => {
  start({ mode: 'edit', appId: 'till' })
  await inForm({ editing: 'pristine' })
  const now = pair('of another tab')
  elsewhere({}, now)
  actor.send({ type: 'applications.changed' })
  await settled({ ready: { secret: 'idle' } })
  expect(actor.getSnapshot().context.tokens).toBe(now)
  const later = pair('later still')
  elsewhere({}, later)
  press()
  await inForm({ saved: 'left' })
  expect(sent.map(({ tokens }) => tokens)).toEqual([later])
  start({ mode: 'edit', appId: 'till' })
  await inForm({ editing: 'pristine' })
  elsewhere({}, now)
  actor.send({ type: 'secret.refresh' })
  actor.send({ type: 'refresh.confirm' })
  await settled({ ready: { secret: 'idle' } })
  expect(renewedWith).toEqual([now])
})

test.each([
  ['while the application is read', () => {}],
  [
    'before a pair was asked for that did not come',
    async () => {
      await settled({ ready: { secret: 'idle' } })
      actor.send({ type: 'secret.refresh' })
      failing.add(reads + 1)
    },
  ],
])(
  'after Refresh Secret in one tab %s in the other, that one shows the pair that the bank holds now',
  async (_, begin) => {
    start({ mode: 'edit', appId: 'till' })
    await begin()
    const now = pair('of another tab')
    elsewhere({}, now)
    actor.send({ type: 'applications.changed' })
    actor.send({ type: 'refresh.confirm' })
    await settled({ ready: { secret: 'idle' } })
    expect([actor.getSnapshot().context.tokens, renewedWith]).toEqual([now, []])
  },
)

test('an application that was deleted elsewhere is not saved, also when it is tried again', async () => {
  start({ mode: 'edit', appId: 'till' })
  await inForm({ editing: 'pristine' })
  applications = []
  press()
  await inForm('deleted')
  press()
  expect([sent, actor.getSnapshot().context.tokens]).toEqual([[], null])
})

test('a new application whose answer is lost and that cannot be looked for: the next press does not double it', async () => {
  start({ mode: 'new' })
  answer = 'lost'
  failing.add(2)
  press()
  await inForm({ editing: 'outcomeUnknown' })
  expect(actor.getSnapshot().context.problem).toEqual(problems.network)
  press()
  await inForm({ saved: 'left' })
  expect([sent.length, applications.map(({ id }) => id)]).toEqual([1, ['till', 'made-1']])
})

test('a new application whose answer is lost and whose text is changed since: the next press changes what was made', async () => {
  start({ mode: 'new' })
  answer = 'lost'
  failing.add(2)
  press()
  await inForm({ editing: 'outcomeUnknown' })
  answer = 'ok'
  press({ ...form, name: 'Market Stall' })
  await inForm({ saved: 'left' })
  expect(sent.map(({ appId }) => appId)).toEqual([null, 'made-1'])
  expect(applications.map(({ form }) => form.name)).toEqual(['Till Companion', 'Market Stall'])
})

test('a new application that never arrived is made by the next press, and by that alone', async () => {
  start({ mode: 'new' })
  answer = 'never came'
  press()
  await inForm({ editing: 'notSaved' })
  answer = 'ok'
  press()
  await inForm({ saved: 'left' })
  expect(applications.map(({ id }) => id)).toEqual(['till', 'made-1'])
})

test('a list that cannot be read before a new application is sent: nothing is sent, and the form says why', async () => {
  start({ mode: 'new' })
  failing.add(1)
  press()
  await inForm({ editing: 'failed' })
  expect([sent, emitted]).toEqual([[], ['Request Timeout']])
})

test('Reload while saving: the form looks whether it was saved, says so and makes no duplicate', async () => {
  start({ mode: 'new', attempt: { form: { ...form, name: 'Market Stall' }, known: ['till'] } })
  await inForm({ editing: 'pristine' })
  applications.push({ id: 'made-late', form: { ...form, name: 'Market Stall' }, tokens: pair('made') })
  press({ ...form, name: 'Market Stall' })
  await inForm({ saved: 'left' })
  expect(sent).toEqual([])
  emitted = []
  open({ mode: 'new', attempt: { form: { ...form, name: 'Market Stall' }, known: ['till'] } })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resumed'), { interval: 1 })
  expect(emitted).toEqual(['Your application has been saved', 'form.cleared', 'applications.changed', 'navigate'])
})

test.each([
  ['typed again: both are there', false, ['Till Companion', 'Market Stall', 'Flower Stand']],
  ['restored and changed: it is that one', true, ['Till Companion', 'Flower Stand']],
])('an application that comes late, while another page of the form has one %s', async (_, restored, names) => {
  start({ mode: 'new', attempt: { form: { ...form, name: 'Market Stall' }, known: ['till'] } })
  await inForm({ editing: 'pristine' })
  if (restored) actor.send({ type: 'draft.restore' })
  applications.push({ id: 'made-late', form: { ...form, name: 'Market Stall' }, tokens: pair('made') })
  answer = 'lost'
  press({ ...form, name: 'Flower Stand' })
  await inForm({ saved: 'left' })
  expect(applications.map(({ form }) => form.name)).toEqual(names)
})

test('Add pressed while the private key is shown keeps it on the way: the list opens once it is hidden', async () => {
  start({ mode: 'new' })
  actor.send({ type: 'keys.generate' })
  await settled({ ready: { key: 'revealed' } })
  press()
  await inForm({ saved: 'keyShown' })
  const { privateKey } = actor.getSnapshot().context
  expect([privateKey && unwrap(privateKey), emitted.includes('navigate')]).toEqual(['private half', false])
  actor.send({ type: 'key.hide' })
  expect([actor.getSnapshot().context.privateKey, emitted.at(-1)]).toEqual([null, 'navigate'])
})

test('only what was changed elsewhere and would be undone is a conflict; each field is merged by choice', () => {
  const mine = { ...form, name: 'Mine', ipList: ['10.0.0.1'] }
  const theirs = { ...form, name: 'Theirs', description: 'Theirs', ipList: ['10.0.0.1'], productList: ['1000'] }
  expect(conflictsOf(form, mine, theirs)).toEqual(['name', 'description'])
  expect((['name', 'description'] as const).map((field) => takesSavedValue(field, form, mine))).toEqual([false, true])
  expect(mergedApplication(mine, theirs, ['description'])).toEqual({ ...mine, description: 'Theirs' })
})
