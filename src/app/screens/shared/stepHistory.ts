import { isRecord } from '../../../rules/problem.ts'

const hasStep = (state: unknown): state is { step: number } => isRecord(state) && typeof state.step === 'number'

const stepOf = (): number => (hasStep(history.state) ? history.state.step : 0)

const pageOf = () => location.pathname + location.search

/**
 * The steps of Create a Ticket are entries of the browser's history, all of one address. A fragment, such as that of the skip
 * link, goes: Back would focus what it names instead of the heading of the step.
 */
export function pushStep(step: number): void {
  if (location.hash) history.replaceState({ step: step - 1 }, '', pageOf())
  history.pushState({ step }, '', pageOf())
}

/** Back has left a step that stays in sight: it has its entries again. */
export function keepStep(step: number): void {
  for (let next = stepOf() + 1; next <= step; next += 1) pushStep(next)
}

/** Goes back to a step that was left by a button, so that the browser's Back leads on from there. */
export function returnToStep(step: number): void {
  const entries = stepOf() - step
  if (entries > 0) history.go(-entries)
}

/**
 * Calls `listener` with the step that Back or Forward leads to; an entry of a fragment, such as that of the skip link, is no
 * step of its own. The wizard starts at its first step, also where it was reloaded.
 */
export function watchSteps(listener: (step: number) => void): () => void {
  const here = location.href
  const page = pageOf()
  const onPopState = () => {
    if (location.href === here || (pageOf() === page && hasStep(history.state))) listener(stepOf())
  }
  returnToStep(0)
  addEventListener('popstate', onPopState)
  return () => removeEventListener('popstate', onPopState)
}
