import { contractOperations } from 'virtual:definitions'
import { type } from 'superstruct'
import type { operations, paths } from '../../src/api/schema.gen.ts'
import { required, text } from '../../src/rules/fields.ts'
import { ApiError } from '../http/apiError.ts'
import { check, hasMediaType, mediaTypes, readJson } from '../http/readRequest.ts'
import { failure, json, oauthFailure, success } from '../http/responses.ts'
import type { Call, Method, Operation, OperationDescription } from '../kernel/operation.ts'

type OperationId = keyof operations

/** The paths at which the contract has this operation. */
type PathOf<Id extends OperationId> = {
  [Path in keyof paths]: operations[Id] extends paths[Path][keyof paths[Path] & Method] ? Path : never
}[keyof paths]

type Success<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

interface PortalOperation<Id extends OperationId, Result> {
  id: Id
  method: Method
  path: PathOf<Id>
  /** Resolves with the envelope's data, or with the whole body in the other styles. @throws ApiError */
  resolve(call: Call): Promise<Result>
}

/** Undefined where the contract allows a response without data. */
type DataOf<Body> = Body extends { data: infer Data }
  ? Data
  : Body extends { data?: infer Data }
    ? Data | undefined
    : never

const withContext = type({ context: type({ channel: text(required), language: text(required) }) })

/** What the contract requires of every JSON body. @throws ApiError (400, 415) */
async function checkJsonBody({ method }: Pick<Operation, 'method'>, { request }: Call): Promise<void> {
  if (method === 'get') return
  if (!hasMediaType(request, mediaTypes.json)) throw new ApiError(415, `The request body must be ${mediaTypes.json}`)
  check(await readJson(request), withContext)
}

const failWithEnvelope: Operation['fail'] = ({ status, message }, txId) => failure(status, message, txId)

const describedAs = (id: OperationId) => (): OperationDescription => ({
  group: 'Portal',
  title: id,
  errors: [],
  ...contractOperations[id],
})

/** Responds with the data in the portal's envelope. */
export const envelopeOperation = <Id extends OperationId>({
  resolve,
  ...operation
}: PortalOperation<Id, DataOf<Success<Id>>>): Operation => ({
  ...operation,
  describe: describedAs(operation.id),
  fail: failWithEnvelope,
  async respond(call) {
    await checkJsonBody(operation, call)
    return success(await resolve(call), call.txId)
  },
})

/** Responds with a body of its own; its errors are envelopes. */
export const documentOperation = <Id extends OperationId>({
  resolve,
  ...operation
}: PortalOperation<Id, Success<Id>>): Operation => ({
  ...operation,
  describe: describedAs(operation.id),
  fail: failWithEnvelope,
  async respond(call) {
    await checkJsonBody(operation, call)
    return json(await resolve(call))
  },
})

/** Takes a form, and fails as an authorization server does (RFC 6749 section 5.2). */
export const oauthOperation = <Id extends OperationId>({
  resolve,
  ...operation
}: PortalOperation<Id, Success<Id>>): Operation => ({
  ...operation,
  describe: describedAs(operation.id),
  fail: oauthFailure,
  async respond(call) {
    if (!hasMediaType(call.request, mediaTypes.form))
      throw new ApiError(415, `The request body must be ${mediaTypes.form}`)
    return json(await resolve(call))
  },
})
