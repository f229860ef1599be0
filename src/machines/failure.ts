import { assign, type ErrorActorEvent, type EventObject, emit, type MachineContext } from 'xstate'
import { isOutcomeUnknown as isUnknown, type Problem, toProblem } from '../rules/problem.ts'

/** The params of what an `onError` transition asks and does: why the call failed. The only reader of `event.error`. */
export const problemOf = ({ event }: { event: ErrorActorEvent }): Problem => toProblem(event.error)

/** A guard that is given the problem. */
export const ofProblem = <const Type extends string>(type: Type) => ({ type, params: problemOf })

/** Actions that are each given the problem. */
export const withProblem = <const Types extends readonly string[]>(...types: Types) =>
  types.map(ofProblem) as { [Index in keyof Types]: { type: Types[Index]; params: typeof problemOf } }

/** A guard: what the call was to change may have been changed. */
export const isOutcomeUnknown = (_: unknown, problem: Problem): boolean => isUnknown(problem)

/** A guard: or an earlier attempt may have changed it, which a refusal of this one does not show. */
export const isOutcomeStillUnknown = (
  { context }: { context: { outcomeUnknown: boolean } },
  problem: Problem,
): boolean => context.outcomeUnknown || isUnknown(problem)

type ProblemKey<Context> = { [Key in keyof Context]: Context[Key] extends Problem | null ? Key : never }[keyof Context]

/** Why a call failed, in the context; a chart whose calls fail each for itself names the key. */
export const setProblem = <Context extends MachineContext, Event extends EventObject>(
  key: ProblemKey<Context> = 'problem' as ProblemKey<Context>,
) => assign<Context, Event, Problem, Event, never>((_, problem) => ({ [key]: problem }) as unknown as Partial<Context>)

export const clearProblem = <Context extends MachineContext, Event extends EventObject>(
  key: ProblemKey<Context> = 'problem' as ProblemKey<Context>,
) => assign<Context, Event, undefined, Event, never>({ [key]: null } as unknown as Partial<Context>)

const setOutcomeUnknown =
  (outcomeUnknown: boolean) =>
  <Context extends MachineContext & { outcomeUnknown: boolean }, Event extends EventObject>() =>
    assign<Context, Event, undefined, Event, never>({ outcomeUnknown } as unknown as Partial<Context>)

/** What an attempt was to change may have been changed. */
export const markOutcomeUnknown = setOutcomeUnknown(true)
export const markOutcomeKnown = setOutcomeUnknown(false)

export interface ErrorNotice {
  type: 'notice'
  variant: 'error'
  message: string
  /** As of `Notice`. */
  about?: string
  /** It repeats that the session has ended, which the session itself reports. */
  ended?: true
  /** What the failed call has not done, for a notice that shows when its form was left. */
  undone?: string
}

/** `undoneOf` says what a call that changes something has not done; it is left out for calls that only read. */
export const emitProblem = <Context extends MachineContext, Event extends EventObject>(
  undoneOf?: string | ((context: Context) => string),
  about?: string,
) =>
  emit<Context, Event, Problem, Event, ErrorNotice>(({ context }, { kind, message }) => {
    const undone = typeof undoneOf === 'function' ? undoneOf(context) : undoneOf
    const notice = { type: 'notice', variant: 'error', message, ...(about && { about }) } as const
    if (!undone) return kind === 'ended' ? { ...notice, ended: true } : notice
    return kind === 'ended' ? { ...notice, message: `${undone} ${message}` } : { ...notice, undone }
  })

/** For a page that was left meanwhile; while it shows, it says so itself. */
export interface Failure {
  type: 'failure'
  problem: Problem
}

export const emitFailure = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, Problem, Event, Failure>((_, problem) => ({ type: 'failure', problem }))
