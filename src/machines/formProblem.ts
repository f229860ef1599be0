import { assign, type EventObject, emit } from 'xstate'
import { isOutcomeUnknown, type Problem, toProblem } from '../rules/problem.ts'

/** What a form remembers of the call that failed last. */
export interface FormProblem {
  problem: Problem | null
}

interface Failure {
  error: unknown
}

/** `failure` is for a page that was left meanwhile: what became of the call is not known, and the form says so itself. */
export type ProblemEmit = { type: 'notice'; variant: 'error'; message: string } | { type: 'failure'; problem: Problem }

export const problemGuards = {
  isOutcomeUnknown: (_: unknown, { error }: Failure) => isOutcomeUnknown(toProblem(error)),
}

/** Typed for the context and the events of the chart whose `setup` they are spread into. */
export const problemActions = <Context extends FormProblem, Event extends EventObject>() => ({
  setProblem: assign<Context, Event, Failure, Event, never>(
    (_, { error }) => ({ problem: toProblem(error) }) as Partial<Context>,
  ),
  clearProblem: assign<Context, Event, undefined, Event, never>(() => ({ problem: null }) as Partial<Context>),
  emitProblem: emit<Context, Event, Failure, Event, ProblemEmit>((_, { error }) => ({
    type: 'notice',
    variant: 'error',
    message: toProblem(error).message,
  })),
  emitFailure: emit<Context, Event, Failure, Event, ProblemEmit>((_, { error }) => ({
    type: 'failure',
    problem: toProblem(error),
  })),
})
