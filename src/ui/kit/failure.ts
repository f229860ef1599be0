/** Why a part of the page does not show: its code did not come, or it has a bug. */
export type Failure = 'lost' | 'broken'

/** What browsers say of a module or file that did not come; a bug has words of its own. */
const lost = /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed/i

export const failureOf = (error: unknown): Failure =>
  error instanceof TypeError && lost.test(error.message) ? 'lost' : 'broken'

/** A bug comes back as long as the page lives. */
export const reload = () => location.reload()
