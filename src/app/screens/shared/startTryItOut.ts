import type { Actor } from 'xstate'
import type { tryItOutMachine } from '../../../machines/docs/tryItOut.machine.ts'
import type { KnownAnswer } from '../../../rules/definition/prefill.ts'
import { unwrap } from '../../../rules/security/secret.ts'
import { jsonOf } from '../../../rules/tryItOut/apiAnswer.ts'
import { authorizationAtom } from '../../../ui/docs/viewer/tryItOut/authorizationState.ts'
import { openCallsAtom } from '../../../ui/docs/viewer/tryItOut/openCallsState.ts'
import type { TryItOutActor, TryItOutPort } from '../../../ui/docs/viewer/tryItOut/tryItOutPort.ts'
import { bankClockOf } from '../../actors/sandbox/bankClock.ts'
import { startActor } from '../../actors/startActor.ts'
import { openCallsOf } from '../../actors/tryItOut/openCalls.ts'
import { signingKeyOf } from '../../actors/tryItOut/signingKey.ts'
import { tryItOutOf } from '../../actors/tryItOut/tryItOut.ts'
import type { Shell } from '../../bootstrap/shell.ts'
import { createScreenScope, type ScreenScope } from '../../router/screenScope.ts'

/** As many as a page of the documentation could ever ask for. */
const mostAnswers = 200

/** The key, the calls and the answers of the signed-in developer, on all pages until the portal is closed. */
function createMemory(shell: Pick<Shell, 'session' | 'environment' | 'navigate' | 'store'>) {
  const { session, environment } = shell
  const signingKey = startActor(environment, signingKeyOf(session), {})
  const calls = new Map<string, { actor: TryItOutActor; scope: ScreenScope }>()
  const openCalls = startActor(environment, openCallsOf(session), {
    on: {
      'calls.closed'({ operations }) {
        for (const address of operations) {
          calls.get(address)?.scope.dispose()
          calls.delete(address)
        }
      },
    },
  })
  shell.store.set(openCallsAtom, openCalls)
  let owner = session.owner()
  let answers: KnownAnswer[] = []
  return {
    signingKey,
    openCalls,
    /** One that changes something is answered before it ends. */
    callAt(address: string, start: () => Actor<typeof tryItOutMachine>): TryItOutActor {
      const known = calls.get(address)
      if (known) return known.actor
      const scope = createScreenScope(shell, session.owner())
      const actor = start()
      scope.add(actor)
      calls.set(address, { actor, scope })
      return actor
    },
    answers(): KnownAnswer[] {
      if (session.owner() !== owner) answers = []
      owner = session.owner()
      return answers
    },
  }
}

/** What calls are tried out with. */
export async function startTryItOut(shell: Shell): Promise<TryItOutPort> {
  const { configuration, fetch, session: calls, environment: late } = await shell.portalReady
  const base = configuration.tryItOut?.api
  if (base === undefined) throw new Error('Calls cannot be tried out here')
  const { signingKey, openCalls, answers, callAt } = shell.once(createMemory, shell)
  const { session, environment, store } = shell
  const authorization = () => store.get(authorizationAtom)
  const status = () => {
    const context = authorization()?.getSnapshot().context
    return !context?.token ? 'none' : context.remaining > 0 ? 'held' : 'expired'
  }
  const machine = tryItOutOf({
    fetch,
    clock: environment.clock,
    bankClock: bankClockOf(late),
    base,
    page: location.href,
    session,
    token: {
      held: () => (status() === 'held' ? (authorization()?.getSnapshot().context.token ?? null) : null),
      status,
      subscribe(listener) {
        let subscription = authorization()?.subscribe(listener)
        const stop = store.sub(authorizationAtom, () => {
          subscription?.unsubscribe()
          subscription = authorization()?.subscribe(listener)
          listener()
        })
        return () => {
          subscription?.unsubscribe()
          stop()
        }
      },
      refuse: (accessToken, refusal) => authorization()?.send({ type: 'token.refused', accessToken, refusal }),
    },
    privateKey: () => {
      const { key } = signingKey.getSnapshot().context
      return key && unwrap(key.privateKey)
    },
    async publicKeyOf(applicationId, signal) {
      const owner = session.owner()
      if (owner === null) return ''
      const applications = await calls.callFor(owner)('listApplications', undefined, { signal })
      return applications.find(({ id }) => id === applicationId)?.publicKey ?? ''
    },
    ...(__SANDBOX__ && {
      async readSms(phone: string, signal: AbortSignal) {
        const { readSmsMessages } = await import('../../../api/sandbox/sms.ts')
        const messages = await readSmsMessages(fetch, signal)
        return messages.find(({ to }) => to.endsWith(phone.slice(-2)))?.text ?? null
      },
    }),
  })
  return {
    isSandbox: __SANDBOX__,
    signingKey,
    answers,
    openCalls,
    callAt: (address, { id }) =>
      callAt(address, () =>
        startActor(environment, machine, {
          on: {
            'call.answered': ({ answer }) => {
              const known = answers()
              known.push({ operation: id, body: jsonOf(answer) })
              known.splice(0, known.length - mostAnswers)
            },
          },
        }),
      ),
  }
}
