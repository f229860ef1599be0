import { type Exchange, isFault } from '../exchange.ts'

/** What must be refused is refused. */
export function acceptedForbidden({ forbidden, operation, answer, ...others }: Exchange): string[] {
  const isAccepted = answer.status === 200 && !isFault({ forbidden, operation, answer, ...others })
  return forbidden !== undefined && isAccepted ? [`${operation?.id} is answered with 200 ${forbidden}`] : []
}
