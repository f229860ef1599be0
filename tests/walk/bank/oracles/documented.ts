import { everyTokenError } from '../../../../src/rules/bank/authorization/tokenErrors.ts'
import { bankPaths } from '../../../../src/rules/bank/bankHosts.ts'
import { contractOperations, violations as contractViolations } from '../../../contract/contract.ts'
import { definitionViolations } from '../../../support/definitionViolations.ts'
import { type Exchange, isFault, isOfBank } from '../exchange.ts'

/** What a fault answers may be anything. */
const isOwnAnswer = (exchange: Exchange) => exchange.answer.status !== 0 && !isFault(exchange)

function ofToken({ answer, body }: Exchange): string[] {
  const { access_token, error, error_description } = (body ?? {}) as Record<string, unknown>
  if (answer.status === 200) return typeof access_token === 'string' ? [] : ['The token endpoint gives no token']
  const isDocumented = everyTokenError.some(
    (each) =>
      each.status === answer.status &&
      each.error === error &&
      (each.description ?? error_description) === error_description,
  )
  return isDocumented ? [] : [`The token endpoint answers ${answer.status} ${answer.text}, which is not documented`]
}

/** The status and the body are those that the definition describes. */
export function undocumentedAnswers(exchange: Exchange): string[] {
  const { answer, body, operation, completed, path, method } = exchange
  if (!isOwnAnswer(exchange)) return []
  if (answer.status >= 500)
    return [`${method} ${path} answers ${answer.status}: ${answer.headers['x-sandbox-reason'] ?? answer.text}`]
  if (path === bankPaths.token) return ofToken(exchange)
  if (operation) {
    const services = completed && answer.status === 200 ? [operation.service, completed.service] : [operation.service]
    return services.flatMap((service) =>
      definitionViolations(service, { status: answer.status, body }).map(
        (violation) => `${service} answers ${answer.status} against its definition: ${violation}`,
      ),
    )
  }
  const inContract = contractOperations.find((each) => each.path === path && each.method === method.toLowerCase())
  if (!inContract || !isOfBank(exchange)) return []
  return contractViolations(inContract.id, { status: answer.status, body }).map(
    (violation) => `${inContract.id} answers ${answer.status} against the contract: ${violation}`,
  )
}
