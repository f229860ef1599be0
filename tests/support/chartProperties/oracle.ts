/** What must be true of every walk, as a person would say it. */
export interface Oracle<Moment> {
  sentence: string
  /** Why it is broken at the last moment of a trace, or undefined. */
  check?(trace: readonly Moment[]): string | undefined
  /** Why it is broken by a trace at whose end all that was in flight has ended, or undefined. */
  checkWhole?(trace: readonly Moment[]): string | undefined
}

type Holds<Moment> = (now: Moment, before: Moment | undefined, trace: readonly Moment[]) => boolean

const last = <Moment>(trace: readonly Moment[]) => trace[trace.length - 1] as Moment

/** It holds in every state. */
export const invariant = <Moment>(sentence: string, holds: (now: Moment) => boolean): Oracle<Moment> => ({
  sentence,
  check: (trace) => (holds(last(trace)) ? undefined : 'it does not hold here'),
})

export const temporal = {
  /** It holds for every step, with what came before it. */
  always: <Moment>(sentence: string, holds: Holds<Moment>): Oracle<Moment> => ({
    sentence,
    check: (trace) => (holds(last(trace), trace.at(-2), trace) ? undefined : 'the last step breaks it'),
  }),

  never: <Moment>(sentence: string, holds: Holds<Moment>): Oracle<Moment> => ({
    sentence,
    check: (trace) => (holds(last(trace), trace.at(-2), trace) ? 'the last step does it' : undefined),
  }),

  /** From each moment that begins it, it holds up to the moment that ends it. */
  until: <Moment>(
    sentence: string,
    { from, holds, to }: { from: Holds<Moment>; holds: Holds<Moment>; to: Holds<Moment> },
  ): Oracle<Moment> => ({
    sentence,
    check(trace) {
      let isOpen = false
      for (const [index, now] of trace.entries()) {
        const before = trace[index - 1]
        const upTo = trace.slice(0, index + 1)
        if (isOpen && to(now, before, upTo)) isOpen = false
        else if (isOpen && !holds(now, before, upTo)) return 'it ends too early'
        if (from(now, before, upTo)) isOpen = true
      }
      return undefined
    },
  }),

  /** Each moment that asks for it is followed by one in which it holds, at the latest when all has ended. */
  eventually: <Moment>(sentence: string, holds: Holds<Moment>, after: Holds<Moment> = () => true): Oracle<Moment> => ({
    sentence,
    checkWhole(trace) {
      let isOwed = false
      for (const [index, now] of trace.entries()) {
        const upTo = trace.slice(0, index + 1)
        if (after(now, trace[index - 1], upTo)) isOwed = true
        if (holds(now, trace[index - 1], upTo)) isOwed = false
      }
      return isOwed ? 'it never comes, although all that was in flight has ended' : undefined
    },
  }),
}
