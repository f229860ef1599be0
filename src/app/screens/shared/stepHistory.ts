import { isRecord } from '../../../rules/problem.ts'

const stepOf = (): number =>
  isRecord(history.state) && typeof history.state.step === 'number' ? history.state.step : 0

/** The steps of Create a Ticket are entries of the browser's history, all of one address. */
export const pushStep = (step: number): void => history.pushState({ step }, '')

/** Goes back to a step that was left by a button, so that the browser's Back leads on from there. */
export function returnToStep(step: number): void {
  const entries = stepOf() - step
  if (entries > 0) history.go(-entries)
}

/** Calls `listener` with the step that Back or Forward leads to. The wizard starts at its first step, also where it was reloaded. */
export function watchSteps(listener: (step: number) => void): () => void {
  const here = location.href
  const onPopState = () => {
    if (location.href === here) listener(stepOf())
  }
  returnToStep(0)
  addEventListener('popstate', onPopState)
  return () => removeEventListener('popstate', onPopState)
}
