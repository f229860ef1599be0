import type { ReactNode } from 'react'
import type { PageFailure } from '../../../rules/pageFailure.ts'
import { OutdatedError } from '../../../rules/problem.ts'
import { texts } from '../../../rules/text/texts.ts'

/** What browsers say of a module or file that did not come; a bug has words of its own. */
const lost =
  /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed|valid javascript mime type/i

const isLost = (error: unknown): error is TypeError => error instanceof TypeError && lost.test(error.message)

export function failureOf(error: unknown): PageFailure {
  if (error instanceof OutdatedError) return 'outdated'
  return isLost(error) ? 'offline' : 'bug'
}

/** Loaded in advance (app/router/prefetch.ts); who cannot have it has no connection. */
const isOutdated = (error: Error): Promise<boolean> =>
  import('./isOutdated.ts').then(
    (probe) => probe.isOutdated(error),
    () => false,
  )

/**
 * Loads code or what comes with it.
 * @throws OutdatedError when the server answers, but has a newer version in its place.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (isLost(error) && (await isOutdated(error))) throw new OutdatedError(error.message, { cause: error })
    throw error
  }
}

export const reload = () => location.reload()

/** Whether a message asks for what `reload` does; a button for that stands beside it, as another attempt would fail again. */
export const asksToReload = (message: ReactNode): boolean => String(message).includes(texts.outdated)

/** The button that a message offers: the attempt again, or the way to the newer version where it asks for that. */
export const wayOut = (message: ReactNode, onRetry?: () => void, retryLabel = 'Retry') =>
  asksToReload(message) ? { onClick: reload, children: 'Reload' } : { onClick: onRetry, children: retryLabel }
