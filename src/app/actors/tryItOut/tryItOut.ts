import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../../machines/port.ts'
import { tryItOutMachine } from '../../../machines/tryItOut/tryItOut.machine.ts'
import { bankPaths } from '../../../rules/bank/bankHosts.ts'
import { isRecord, type Problem, problems } from '../../../rules/problem.ts'
import { signText, verifySignature } from '../../../rules/signing/signature.ts'
import { signedTextOf } from '../../../rules/signing/signedText.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import {
  type ApiAnswer,
  type CallOutcome,
  callErrorOf,
  dataOf,
  headersThatMatter,
  isUnknownTransaction,
  outcomeOf,
  type ResponseSignature,
  type WaitingCall,
} from '../../../rules/tryItOut/apiAnswer.ts'
import {
  type ApiCall,
  bankAddress,
  type CallOptions,
  headersOf,
  signedPartOf,
  type TokenValidity,
} from '../../../rules/tryItOut/apiCall.ts'
import {
  type HeldToken,
  isSameOwner,
  ownerOf,
  type TokenOwner,
  type TokenRefusal,
} from '../../../rules/tryItOut/authorization.ts'
import { callAsCurl } from '../../../rules/tryItOut/callAsCurl.ts'
import { tryItOutLimits } from '../../../rules/tryItOut/tryItOutLimits.ts'
import { tryItOutMessages as texts } from '../../../rules/tryItOut/tryItOutMessages.ts'
import type { ApplicationChanges } from '../applications/applicationChanges.ts'
import type { BankClock } from '../sandbox/bankClock.ts'
import { fromListener } from '../shared/fromListener.ts'
import { watchApplications } from '../shared/watchApplications.ts'

/** The token that a call is sent with, and whose it is. */
type CallToken = TokenOwner & Pick<HeldToken, 'accessToken'>

export interface TryItOutDependencies {
  fetch: typeof fetch
  /** Whether nothing can leave the browser for the bank. */
  isOffline(): boolean
  clock: Clock
  bankClock: BankClock
  /** Of the bank's APIs: absolute, or a path of the page's origin. */
  base: string
  /** The address of the page. */
  page: string
  token: {
    /** Null without a token that still works. */
    held(): CallToken | null
    status(): TokenValidity
    subscribe(listener: () => void): () => void
    /** The bank no longer takes the token. */
    refuse(accessToken: string, refusal: TokenRefusal): void
  }
  /** Who is signed in; a call belongs to the developer who was when it began. */
  session: { owner(): string | null; subscribe(listener: () => void): () => void }
  privateKey(): CryptoKey | null
  changes: Pick<ApplicationChanges, 'subscribe'>
  /** As the application has registered it; empty when it has none. */
  publicKeyOf(applicationId: string, signal: AbortSignal): Promise<string>
  /** The newest SMS to a phone with this masked number, where there is a sandbox whose phones can be read. */
  readSms?: (phone: string, signal: AbortSignal) => Promise<string | null>
}

const problem = (kind: 'ended' | 'unknown', message: string): Problem => ({ kind, message })

/** Sends one request: a Problem when there is no answer in time. */
async function send(
  { fetch, isOffline, clock }: Pick<TryItOutDependencies, 'fetch' | 'isOffline' | 'clock'>,
  request: Request,
  signal: AbortSignal,
) {
  const wasOffline = isOffline()
  const timeout = new AbortController()
  const timer = clock.setTimeout(() => timeout.abort(), tryItOutLimits.callTimeout)
  const startedAt = clock.now()
  try {
    const response = await fetch(new Request(request, { signal: AbortSignal.any([signal, timeout.signal]) }))
    const body = await response.text()
    return { response, body, duration: Math.max(0, Math.round(clock.now() - startedAt)) }
  } catch {
    if (timeout.signal.aborted) throw problems.timeout
    throw wasOffline && isOffline() ? problem('unknown', texts.offline) : problems.network
  } finally {
    clock.clearTimeout(timer)
  }
}

/** Binds the ports of a call to the bank. Nothing is sent to any other address, and nothing but the held token with it. */
export function tryItOutOf(dependencies: TryItOutDependencies) {
  const { clock, bankClock, base, page, token, session, privateKey, changes, publicKeyOf, readSms } = dependencies
  const heldToken = (): CallToken => {
    const held = token.held()
    if (held) return held
    throw problem('ended', texts.tokenMissing[token.status() === 'expired' ? 'expired' : 'none'])
  }

  async function signatureOf(call: ApiCall, { isSigned }: CallOptions, address: URL, accessToken: string) {
    if (!isSigned) return null
    const key = privateKey()
    if (!key) throw problem('unknown', texts.keyMissing)
    return signText(key, signedTextOf({ accessToken, sent: signedPartOf(call, address) }))
  }

  const addressOf = (call: ApiCall): URL => {
    try {
      return bankAddress(base, call.path, page)
    } catch {
      throw problem('unknown', texts.foreignAddress)
    }
  }

  function reportRefused(accessToken: string, answer: ApiAnswer) {
    const { message, reason, errorId } = callErrorOf(answer, clock.now())
    if (errorId !== 'unauthorized') return
    token.refuse(accessToken, { status: 401, error: errorId, description: message, reason: reason || null })
  }

  let responseKey: Promise<string> | undefined
  async function verify(answer: Pick<ApiAnswer, 'body'>, signal: AbortSignal): Promise<ResponseSignature> {
    const envelope: unknown = JSON.parse(answer.body)
    const signature = isRecord(envelope) && isRecord(envelope.header) ? envelope.header.signedResponse : undefined
    if (typeof signature !== 'string') return 'missing'
    responseKey ??= send(dependencies, new Request(bankAddress(base, bankPaths.responseKey, page)), signal).then(
      ({ body }) => body,
    )
    const key = await responseKey
    return (await verifySignature(key, JSON.stringify(dataOf(answer)), signature)) ? 'verified' : 'wrong'
  }

  async function sendCall(
    call: ApiCall,
    options: CallOptions,
    signal: AbortSignal,
    { accessToken }: CallToken,
  ): Promise<CallOutcome> {
    const address = addressOf(call)
    const signature = await signatureOf(call, options, address, accessToken)
    const request = new Request(address, {
      method: call.method,
      headers: headersOf(call, options, { accessToken, signature }).map(([name, value]): [string, string] => [
        name,
        value,
      ]),
      body: call.body,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
    const { response, body, duration } = await send(dependencies, request, signal)
    const answer: ApiAnswer = {
      status: response.status,
      duration,
      headers: headersThatMatter(response.headers),
      mediaType: response.headers.get('Content-Type') ?? '',
      body,
      signature: null,
    }
    await bankClock.sync(signal)
    const outcome = outcomeOf(answer, bankClock.now())
    if (answer.status === 401) reportRefused(accessToken, answer)
    if (!options.isResponseSigned || outcome.kind === 'refused') return outcome
    const verified = await verify(answer, signal).catch(() => {
      responseKey = undefined
      return 'unverified' as const
    })
    return { ...outcome, answer: { ...answer, signature: verified } }
  }

  const confirmationOf = (
    { transactionId, authenticationType, activationId, requestId }: WaitingCall,
    code: string,
  ) => ({
    context: { channel: 'API', language: 'EN' },
    transaction_id: transactionId,
    authenticationType,
    ...(authenticationType === 1 ? { otp_info: code } : { activationId, requestId }),
  })

  const actors = {
    prepareCall: fromPromise(async ({ input: { call, options }, signal }) => {
      const { accessToken, applicationId } = heldToken()
      const address = addressOf(call)
      const signature = await signatureOf(call, options, address, accessToken)
      const text = signedTextOf({ accessToken, sent: signedPartOf(call, address) })
      const registered = signature === null ? '' : await publicKeyOf(applicationId, signal)
      return {
        method: call.method,
        address: address.href,
        headers: headersOf(call, options, { accessToken: texts.tokenPlaceholder, signature }),
        body: call.body,
        curl: callAsCurl(call, options),
        key: signature === null ? null : (await verifySignature(registered, text, signature)) ? 'registered' : 'other',
      }
    }),
    sendCall: fromPromise(async ({ input: { call, options }, signal }) => {
      const held = heldToken()
      const outcome = await sendCall(call, options, signal, held)
      if (outcome.kind !== 'waiting') return outcome
      const isReadable = outcome.waiting.authenticationType === 1 && readSms
      const message = isReadable ? await readSms(outcome.waiting.phone, signal).catch(() => null) : null
      return { ...outcome, waiting: { ...outcome.waiting, message, owner: ownerOf(held) } }
    }),
    completeOtp: fromPromise(async ({ input: { waiting, code, options }, signal }) => {
      const body = JSON.stringify(confirmationOf(waiting, code))
      const call = { method: 'POST', path: bankPaths.otpExecute, headers: [], body, mediaType: 'application/json' }
      const held = heldToken()
      const outcome = await sendCall(call, options, signal, held)
      const isOthers = waiting.owner !== undefined && !isSameOwner(waiting.owner, held)
      if (isOthers && outcome.kind === 'refused' && isUnknownTransaction(outcome.answer))
        throw problem('unknown', texts.otherSignIn)
      return outcome
    }),
    watchToken: fromListener(({ sendBack }) => {
      let owner = session.owner()
      let known: TokenValidity | undefined
      const notify = () => {
        if (session.owner() !== owner) sendBack({ type: 'session.ended' })
        owner = session.owner()
        const status = token.status()
        if (status !== known) sendBack({ type: 'token.changed', status })
        known = status
      }
      notify()
      const stops = [token.subscribe(notify), session.subscribe(notify)]
      return () => {
        for (const stop of stops) stop()
      }
    }),
    watchApplications: watchApplications(changes),
    watchDeadline: fromListener<{ expiresAt: number }>(({ sendBack, input: { expiresAt } }) => {
      const timer = bankClock.setTimeout(
        () => sendBack({ type: 'otp.expired' }),
        Math.max(0, expiresAt - bankClock.now()),
      )
      return () => bankClock.clearTimeout(timer)
    }),
  } satisfies ActorsOf<typeof tryItOutMachine>
  return tryItOutMachine.provide({ actors })
}
