import { openChannel } from '../../../../rules/broadcastChannel.ts'
import { sampleCustomersOf } from '../../../../rules/definition/samples/sampleCall.ts'
import {
  changesChannelOf,
  everyTable,
  replacedContent,
  type SandboxChanges,
} from '../../../../rules/sandbox/changes.ts'
import { unwrap } from '../../../../rules/security/secret.ts'
import { texts } from '../../../../rules/text/texts.ts'
import { jsonOf } from '../../../../rules/tryItOut/apiAnswer.ts'
import { isChanging } from '../../../../rules/tryItOut/apiCall.ts'
import { tryItOutMessages as messages } from '../../../../rules/tryItOut/tryItOutMessages.ts'
import type {
  AuthorizationActor,
  OpenCallsActor,
  TryItOutActor,
  TryItOutPort,
} from '../../../../ui/docs/tryItOut/tryItOutPort.ts'
import { sandboxBankAtom, sandboxHostAtom } from '../../../../ui/sandbox/sandboxHost.ts'
import { createApplicationChanges } from '../../../actors/applications/applicationChanges.ts'
import { bankClockOf } from '../../../actors/sandbox/bankClock.ts'
import { startActor } from '../../../actors/shared/startActor.ts'
import { reportWhenInterrupted } from '../../../actors/shared/startScopedActor.ts'
import { signingKeyOf } from '../../../actors/tryItOut/signingKey.ts'
import { tryItOutOf } from '../../../actors/tryItOut/tryItOut.ts'
import type { Portal } from '../../../bootstrap/portal/portal.ts'
import type { Shell } from '../../../bootstrap/shell/shell.ts'
import { notifyIfClosed } from './notifyIfClosed.ts'
import { startAuthorization } from './startAuthorization.ts'
import { startOpenCalls } from './startOpenCalls.ts'

/** What calls are tried out with, on all pages until the portal is closed. */
export const startTryItOut = (shell: Shell): Promise<TryItOutPort> => shell.once(start, shell)

async function start(shell: Shell): Promise<TryItOutPort> {
  const [portal, authorization] = await Promise.all([shell.portalReady, startAuthorization(shell)])
  // What the fields begin with has days.
  await bankClockOf(portal.environment).sync(new AbortController().signal)
  return createTryItOut(shell, portal, authorization)
}

const validityIn = (authorization: AuthorizationActor) => {
  const { token, remaining } = authorization.getSnapshot().context
  return !token ? 'none' : remaining > 0 ? 'held' : 'expired'
}

/** After a reset, an import, a restore or a scenario the bank has neither the token nor what it answered; what is typed stays. */
function followReplacements({ store }: Shell, authorization: AuthorizationActor, openCalls: OpenCallsActor): void {
  openChannel<SandboxChanges>(changesChannelOf(store.get(sandboxBankAtom).name)).subscribe(({ tables }) => {
    const isReplaced = tables.includes(replacedContent)
    // While there was no connection the bank may have been replaced: calls then begin with the definition's examples.
    if (isReplaced || tables.includes(everyTable)) openCalls.send({ type: 'answers.clear' })
    if (!isReplaced) return
    authorization.send({ type: 'token.clear' })
    for (const call of Object.values(openCalls.getSnapshot().context.calls)) call?.send({ type: 'session.ended' })
  })
}

const isLocal = ({ hostname }: URL) => /^(localhost|127\..*|\[::1\])$/.test(hostname)

/** Starts the call of every operation that is opened, and the key that signs them. */
export function createTryItOut(
  shell: Shell,
  { configuration, fetch, session: calls, environment: late }: Portal,
  authorization: AuthorizationActor,
): TryItOutPort {
  const base = configuration.tryItOut?.api
  if (base === undefined) throw new Error('Calls cannot be tried out here')
  const { session, environment } = shell
  const bankClock = bankClockOf(late)
  const openCalls = startOpenCalls(shell)
  const changes = shell.once(createApplicationChanges)()
  const applications = async (signal: AbortSignal) => {
    const owner = session.owner()
    return owner === null ? [] : calls.callFor(owner)('listApplications', undefined, { signal })
  }
  const publicKeys = async (signal: AbortSignal) => (await applications(signal)).map(({ publicKey }) => publicKey ?? '')
  const signingKey = startActor(environment, signingKeyOf({ session, changes, publicKeys }), {})
  const status = () => validityIn(authorization)
  // Without a network a bank in the browser or on this machine answers all the same.
  const isElsewhere =
    (!__SANDBOX__ || shell.store.get(sandboxHostAtom) === 'server') && !isLocal(new URL(base, location.href))
  const machine = tryItOutOf({
    fetch,
    isOffline: () => isElsewhere && navigator.onLine === false,
    clock: environment.clock,
    bankClock,
    base,
    page: location.href,
    session,
    token: {
      held: () => (status() === 'held' ? authorization.getSnapshot().context.token : null),
      status,
      subscribe(listener) {
        const subscription = authorization.subscribe(listener)
        return () => subscription.unsubscribe()
      },
      refuse: (accessToken, refusal) => authorization.send({ type: 'token.refused', accessToken, refusal }),
    },
    privateKey: () => {
      const { key } = signingKey.getSnapshot().context
      return key && unwrap(key.privateKey)
    },
    changes,
    publicKeyOf: async (applicationId, signal) =>
      (await applications(signal)).find(({ id }) => id === applicationId)?.publicKey ?? '',
    ...(__SANDBOX__ && {
      async readSms(phone: string, signal: AbortSignal) {
        const { readSmsMessages } = await import('../../../../api/sandbox/sms.ts')
        const messages = await readSmsMessages(fetch, signal)
        return messages.find(({ to }) => to.endsWith(phone.slice(-2)))?.text ?? null
      },
    }),
  })

  function startCall(operation: string): TryItOutActor {
    const owner = session.owner()
    const { notify } = calls.forOwner(owner)
    const isOpen = () => openCalls.getSnapshot().context.calls[operation] === call
    const call: TryItOutActor = startActor(environment, machine, {
      on: {
        'call.interrupted'({ source }) {
          // A bank whose content was replaced has no trace of the call.
          if (session.owner() === owner) return
          notify({ variant: 'warning', message: messages.outcomeUnknown(messages.sessionEnded), source })
        },
        'call.answered'({ answer }) {
          // One that was closed may be answered when somebody else is signed in.
          if (!isOpen()) return
          const id = operation.slice(operation.indexOf('#') + 1)
          openCalls.send({ type: 'call.answered', answer: { operation: id, body: jsonOf(answer) } })
        },
      },
    })
    reportWhenInterrupted({ owner, environment }, call, ({ context: { draft } }) =>
      draft && isChanging(draft.call) ? messages.outcomeUnknown(texts.interrupted) : null,
    )
    notifyIfClosed(operation, call, isOpen, notify)
    return call
  }
  const startOpened = () => {
    for (const [operation, call] of Object.entries(openCalls.getSnapshot().context.calls))
      if (!call) openCalls.send({ type: 'call.start', operation, call: startCall(operation) })
  }
  openCalls.subscribe(startOpened)
  startOpened()

  let { order } = authorization.getSnapshot().context
  authorization.subscribe(({ context }) => {
    if (context.order && context.order !== order)
      openCalls.send({ type: 'customer.change', customers: sampleCustomersOf(context.order) })
    order = context.order
  })
  if (__SANDBOX__) followReplacements(shell, authorization, openCalls)
  return { isSandbox: __SANDBOX__, bankClock, authorization, signingKey, openCalls }
}
