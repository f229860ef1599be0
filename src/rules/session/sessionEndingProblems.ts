import type { Problem } from '../problem.ts'

/** The statuses after which one refresh and one resend are worth a try (000 section 7). */
export const isRefused = (problem: Problem): boolean =>
  problem.kind === 'answer' && (problem.status === 401 || problem.status === 403)

/** The statuses of a refresh that end the session (000 section 4). */
export const endsSession = (problem: Problem): boolean =>
  problem.kind === 'answer' && problem.status >= 400 && problem.status <= 403
