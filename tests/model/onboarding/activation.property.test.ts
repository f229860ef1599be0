import type { activationMachine } from '../../../src/machines/onboarding/activation.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { activationModel } from './activation.model.ts'

const { always, canAct, oneAtATime } = oraclesOf<typeof activationMachine>()

const isAnswer = (step: string) => step.startsWith('activate: ')

chartWalks({
  model: activationModel,
  sentences: [
    {
      oracle: always(
        'The key is sent once when the page is entered, and again only when the person asks for it',
        ({ step, started }) =>
          !started.some(({ id }) => id === 'activate') || step === 'start' || step === 'activation.retry',
      ),
      planted: withBug(({ states }) => {
        states.activating.invoke.onError[0] = {
          ...states.activating.invoke.onError[0],
          target: 'activating',
          reenter: true,
        }
      }),
    },
    {
      oracle: always(
        'Once the account may be active, no refusal says that it is not',
        (now, before) => before?.context.outcomeUnknown !== true || !now.in('failed'),
      ),
      planted: withParts({
        guards: { isPossiblyActive: (_: unknown, problem: { status?: number }) => problem.status === 409 },
      }),
    },
    {
      oracle: always('Each answer is reported once, as a success only when the account is active', (now) => {
        const notices = now.emitted.filter(({ type }) => type === 'notice')
        return (
          notices.length === (isAnswer(now.step) ? 1 : 0) &&
          notices.every(({ variant }) => (variant === 'success') === now.in('activated'))
        )
      }),
      planted: withBug(({ states }) => {
        states.activating.invoke.onError[2].actions = ['emitActivated']
      }),
    },
    {
      oracle: oneAtATime('activate', 'The key is never sent twice at once'),
      planted: withBug(({ states }) => {
        states.activating.on = { 'activation.retry': { target: 'activating', reenter: true } }
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.activating.invoke.onError = {}
      }),
    },
  ],
})
