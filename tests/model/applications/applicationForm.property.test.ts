import type { applicationFormMachine } from '../../../src/machines/applications/applicationForm.machine.ts'
import { applicationLimits } from '../../../src/rules/applications/applicationLimits.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { applicationFormModel } from './applicationForm.model.ts'

const { always, canAct, keepsSecrets, never } = oraclesOf<typeof applicationFormMachine>()

const starts = (started: readonly { id: string }[], id: string) => started.some((each) => each.id === id)

chartWalks({
  model: applicationFormModel,
  sentences: [
    {
      oracle: always('The private key is never there after 15 seconds', (now, _, trace) => {
        const sinceWithout = trace.findLastIndex(({ context }) => context.privateKey !== now.context.privateKey)
        const shownAt = trace[sinceWithout + 1]?.now ?? now.now
        return now.context.privateKey === null || now.now - shownAt <= applicationLimits.privateKeyDisplay
      }),
      planted: withParts({ delays: { privateKeyDisplay: 60_000 } }),
    },
    {
      oracle: keepsSecrets(
        ['private half', 'secret-before', 'secret-after'],
        'The private key is in no snapshot and in no event',
      ),
      planted: withParts({
        actions: { setPrivateKey: ({ context }: never) => Object.assign(context, { privateKey: 'private half' }) },
      }),
    },
    {
      oracle: never(
        'An application that is only shown is never changed',
        ({ context, started }) =>
          context.mode === 'readOnly' && (starts(started, 'saveApplication') || starts(started, 'refreshSecret')),
      ),
      planted: withParts({ guards: { canChange: () => true } }),
    },
    {
      oracle: always('One press sends once: nothing is sent again before the person asks for it', (now, _, trace) => {
        const asked = trace.filter(({ step }) => /^(?:application\.save|conflict\.resolve)/.test(step)).length
        const sent = trace.filter(({ started }) => starts(started, 'saveApplication')).length
        return !starts(now.started, 'saveApplication') || sent <= asked
      }),
      planted: withBug(({ states }) => {
        states.ready.states.form.states.saving.invoke.onError[0] = { guard: 'isNew', target: 'saving', reenter: true }
      }),
    },
    {
      oracle: always(
        'Before a change is sent, what the bank holds is read',
        (now) =>
          now.context.mode !== 'edit' || !starts(now.started, 'saveApplication') || /^loadApplication: /.test(now.step),
      ),
      planted: withBug(({ states }) => {
        states.ready.states.form.states.editing.on['application.save'][2].target = 'saving'
      }),
    },
    {
      oracle: always(
        'A new pair of client id and secret is asked for only after the question was answered',
        (now, before) => !starts(now.started, 'refreshSecret') || before?.in('ready.secret.readingTokens') === true,
      ),
      planted: withBug(({ states }) => {
        states.ready.states.secret.states.idle.on['secret.refresh'].target = 'refreshing'
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.ready.states.form.states.checking.invoke.onError = {}
      }),
    },
  ],
})
