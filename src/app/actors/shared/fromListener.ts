import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate'

type Creator<Input extends NonReducibleUnknown> = Parameters<typeof fromCallback<EventObject, Input>>[0]

/**
 * Binds a listener port. What a port listens to may be missing or fail in some browser: that is reported, and the chart
 * goes on without it, where an exception would have ended the whole chart.
 */
export const fromListener = <Input extends NonReducibleUnknown = NonReducibleUnknown>(start: Creator<Input>) =>
  fromCallback<EventObject, Input>((scope) => {
    const stop = attempt(() => start(scope))
    return () => {
      if (stop) attempt(stop)
    }
  })

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    reportError(error)
    return undefined
  }
}
