import { apiErrors } from '../../../src/rules/docs/apiErrors.ts'
import { cutText } from '../../../src/rules/text/cutText.ts'
import { ServiceError } from '../../bank/serviceError.ts'
import type { ApiError } from '../../http/apiError.ts'
import type { ApiResponse } from '../../http/message.ts'
import { json } from '../../http/responses.ts'

/** Of a call that could not be counted. */
const noTxId = '0000000000'

/** Ten hexadecimal digits that no other call has: the numbers from 0 to 2^40 in another order. */
export const serviceTxId = (callNumber: number): string =>
  BigInt.asUintN(40, BigInt(callNumber) * 0x9e3779b97fn)
    .toString(16)
    .padStart(10, '0')

/** The documented answer of a service (SuccessHeader of mocks/openapi/shared/schemas.yaml). */
export const serviceAnswer = (
  data: unknown,
  { txId, ...signature }: { txId: string; signedResponse?: string },
): ApiResponse =>
  json({
    header: { status: 'SUCCESS', statusCode: 200, detailCode: '0', message: null, txId, warnings: [], ...signature },
    data,
  })

/** The general error of a status, or else of its class (RFC 9110 section 15). */
function generalMessage(status: number): string | undefined {
  if (status === 503) return 'Service Unavailable'
  const general = apiErrors.filter(({ group }) => group === 'general')
  const messageOf = (each: number) => general.find((error) => error.status === each)?.message
  return messageOf(status) ?? messageOf(status < 500 ? 400 : 500)
}

/** Of a message, in characters (ErrorHeader of mocks/openapi/shared/schemas.yaml). */
const longestMessage = 255

const cut = (message: string): string =>
  message.length > longestMessage ? `${cutText(message, longestMessage - 1)}…` : message

/** The documented failure of a service (Failure of mocks/openapi/shared/schemas.yaml), which always has a message. */
export function serviceFailure(error: ApiError, txId = noTxId): ApiResponse {
  const { status } = error
  const message = cut(error.message) || generalMessage(status)
  const detailCode = error instanceof ServiceError ? error.detailCode : '-1'
  return json({ header: { status: 'ERROR', statusCode: status, detailCode, message, txId } }, status)
}
