import { callHeaders, isRequestId, nameRule } from '../../../src/rules/bank/callHeaders.ts'
import { signing } from '../../../src/rules/signing/signatureHeaders.ts'
import type { SignedText } from '../../../src/rules/signing/signedText.ts'
import { callerAddressHeader } from '../../../src/rules/tryItOut/apiCall.ts'
import { authenticateCall, type Caller } from '../../authorization/checks/authenticateCall.ts'
import { checkGrant } from '../../authorization/checks/checkGrant.ts'
import { callerAddress, checkIpList } from '../../authorization/checks/checkIpList.ts'
import { checkRateLimit } from '../../authorization/checks/checkRateLimit.ts'
import { needsOtp, storeUntilOtp } from '../../authorization/otp/requireOtp.ts'
import { checkSignature } from '../../authorization/signature/checkSignature.ts'
import { asksForSignature, signResponse } from '../../authorization/signature/signResponse.ts'
import { settingsOf } from '../../bank/bank.ts'
import { invalid } from '../../bank/serviceError.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ApiRequest, ApiResponse } from '../../http/message.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import { readDefinition, type ServiceDefinition } from '../definition/readDefinition.ts'
import { readInput } from '../definition/readInput.ts'
import { answerIdempotently } from './answerIdempotently.ts'
import { bearerChallenge } from './bearerChallenge.ts'
import { checkCall, performCall } from './checkCall.ts'
import type { AcceptedCall, DefinedService } from './definedService.ts'
import { serviceAnswer } from './envelope.ts'
import { assertOwnership } from './ownership.ts'

/** Says of a call that is refused what it needs. @throws ServiceError of the first check that fails */
export async function respondToService(service: DefinedService, call: Call): Promise<ApiResponse> {
  try {
    return await checkAndAnswer(service, call)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      const { access } = readDefinition(service.definition).requirement
      call.setHeader('WWW-Authenticate', bearerChallenge(error, call, access))
    }
    throw error
  }
}

/** The caller by the token, for whom the call is logged. @throws ServiceError (401) */
export function identifyCaller({ bank, request, setApplication, setSubject }: Call): Caller {
  const caller = authenticateCall(bank, request.headers.get('Authorization'))
  setApplication(caller.application.id)
  if (caller.grant.customerNumber !== undefined) setSubject(caller.grant.customerNumber)
  return caller
}

/** The checks of a call of a service, in the order in which the bank makes them. @throws ServiceError of the first that fails */
async function checkAndAnswer(service: DefinedService, call: Call): Promise<ApiResponse> {
  const { bank, request, txId, operations } = call
  const { headers } = request
  const definition = readDefinition(service.definition)
  const caller = identifyCaller(call)
  await checkClient(service, definition, caller.application, call)
  checkGrant(caller.grant, definition.requirement)
  const input = await readInput(definition, call)
  assertRequestId(headers.get(callHeaders.requestId))
  const isResponseSigned = asksForSignature(headers.get(signing.responseHeader))
  const text = await signedText(request, caller.accessToken)
  await checkSignature(caller.application.publicKey, text, headers.get(signing.header), definition.signature)

  const { title } = definition
  const accepted: AcceptedCall = {
    bank,
    txId,
    receivedAt: call.receivedAt,
    operations,
    ...caller,
    ...input,
    headers,
    setDelay: call.setDelay,
  }
  let isOtpRequired = false
  const answer = async () => {
    const checked = await checkCall(service, accepted)
    const { asks } = definition.otp
    const isAsked = asks === 'always' || (asks === 'sometimes' && checked.asksForOtp)
    isOtpRequired = isAsked && checked.answer === undefined && needsOtp(caller)
    if (isOtpRequired) call.setOtpRequired()
    const data = isOtpRequired
      ? {
          ...(await storeUntilOtp(bank, caller, {
            txId,
            operation: service.id,
            title,
            confirmation: checked.confirmation,
            input,
          })),
          ...checked.preview,
        }
      : await performCall(service, accepted, checked)
    const signature = isResponseSigned && { signedResponse: await signResponse(data) }
    return serviceAnswer(data, { txId, ...signature })
  }
  assertOwnership(service.owned, accepted)
  if (!definition.takesKey) return answer()
  // The rules of the service may refuse what has been carried out: a stored answer is looked up before them.
  return answerIdempotently({ service, accepted, isResponseSigned, isWaiting: () => isOtpRequired }, call, answer)
}

/** One that the bank could neither echo nor log would be missed when the call is looked for. @throws ServiceError (400) */
function assertRequestId(id: string | null): void {
  const { requestId: requestIdHeader } = callHeaders
  if (id === null || isRequestId(id)) return
  throw invalid(`${requestIdHeader}: Expected ${nameRule}`, `Send one ${requestIdHeader}, such as a UUID, or none.`)
}

/** Where the call comes from, and how many its application makes. @throws ServiceError (403, 429) */
async function checkClient(
  { id: operation }: DefinedService,
  { rateLimit: limit }: ServiceDefinition,
  application: Caller['application'],
  { bank, request, setHeader }: Call,
): Promise<void> {
  const { environment, rateLimit } = settingsOf(bank)
  const address = callerAddress(request.headers.get(callerAddressHeader), request.socketAddress)
  checkIpList(application, address, environment)
  if (rateLimit === 'off') return
  const remaining = await checkRateLimit(bank, { applicationId: application.id, operation, limit })
  for (const [name, value] of Object.entries(remaining)) setHeader(name, value)
}

/** As the bytes arrive, also with a byte order mark. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** The query of an address as it was sent, without its question mark. */
const queryStringOf = (url: string): string => /^[^?#]*\?([^#]*)/.exec(url)?.[1] ?? ''

async function signedText(request: ApiRequest, accessToken: string): Promise<SignedText> {
  return request.method === 'POST' || request.method === 'PUT'
    ? { accessToken, sent: utf8.decode(await request.arrayBuffer()), part: 'body' }
    : { accessToken, sent: queryStringOf(request.url), part: 'query string' }
}
