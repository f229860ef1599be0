import type { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { sessionModel } from './session.model.ts'

const { always, canAct, invariant, keepsSecrets, oneAtATime, until } = oraclesOf<typeof sessionMachine>()

const hasEnded = (emitted: readonly { type: string; username?: unknown }[]) =>
  emitted.some(({ type, username }) => type === 'session.changed' && username === null)
const isRefreshFailed = (emitted: readonly { type: string }[]) => emitted.some(({ type }) => type === 'refresh.failed')

chartWalks({
  model: sessionModel,
  sentences: [
    {
      oracle: oneAtATime('refresh', 'Never two refreshes at once'),
      planted: withBug(({ states }) => {
        states.signedIn.states.refresh.states.refreshing.on = {
          'session.refresh': { target: 'refreshing', reenter: true },
        }
      }),
    },
    {
      oracle: always(
        'Nobody is signed in but by a token that was read or a form that was accepted: no late answer revives a session',
        (now, before) =>
          !now.in('signedIn') || before?.in('signedIn') === true || /^(?:readToken|requestToken): /.test(now.step),
      ),
      planted: withBug(({ states }) => {
        states.signedOut.on['session.refresh'] = 'signedIn'
      }),
    },
    {
      oracle: until('After Retry-After was sent, no refresh is attempted before that time is over', {
        from: ({ context, emitted }) =>
          isRefreshFailed(emitted) &&
          context.refreshFailure?.kind === 'answer' &&
          context.refreshFailure.retryAfter !== undefined,
        holds: ({ started }) => !started.some(({ id }) => id === 'refresh'),
        to: (now) => / pass$/.test(now.step) || !now.in('signedIn'),
      }),
      planted: withBug(({ states }) => {
        states.signedIn.states.refresh.states.waiting.on = { 'session.refresh': 'refreshing' }
      }),
    },
    {
      oracle: until('That a session has ended is reported once', {
        from: ({ emitted }) => hasEnded(emitted),
        holds: ({ emitted }) => !hasEnded(emitted),
        to: (now) => now.in('signedIn') || now.in('signingIn'),
      }),
      planted: withBug(({ states }) => {
        states.signingOut.states.revoking.exit = 'emitSignedOut'
      }),
    },
    {
      oracle: invariant(
        'The profile is that of who is signed in',
        ({ context: { profile, tokenStatus } }) => profile === null || profile.eMailAddress === tokenStatus?.username,
      ),
      planted: withParts({ actions: { clearProfile: () => {} } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.signingIn.invoke.onError = {}
      }),
    },
    {
      oracle: keepsSecrets(['Engine-1843', 'secret-access-token']),
      planted: withParts({
        actions: {
          setAuthorization: ({ context }: never) =>
            Object.assign(context, { authorization: 'Bearer secret-access-token' }),
        },
      }),
    },
  ],
})
