import { contractOperations } from 'virtual:definitions'
import { type } from 'superstruct'
import type { operations } from '../../src/api/schema.gen.ts'
import { required, text } from '../../src/rules/forms/fields.ts'
import { ApiError } from '../http/apiError.ts'
import { check, hasMediaType, mediaTypes, readJson } from '../http/readRequest.ts'
import { type Fail, failure, json, oauthFailure, success } from '../http/responses.ts'
import type { Call, Operation } from '../kernel/calls/operation.ts'

type OperationId = keyof operations

type Success<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

/** Nothing where the contract allows a response without data. */
type DataOf<Body> = Body extends { data: infer Data } ? Data : Body extends { data?: infer Data } ? Data | void : never

const withContext = type({ context: type({ channel: text(required), language: text(required) }) })

/** A call with its JSON body, which is empty where the contract has none. */
export interface PortalCall extends Call {
  body: Record<string, unknown>
}

/** The body that the contract requires. @throws ApiError (400, 415) */
async function bodyOf(id: OperationId, { request }: Call): Promise<Record<string, unknown>> {
  if (contractOperations[id].method === 'get') return {}
  if (!hasMediaType(request, mediaTypes.json)) throw new ApiError(415, `The request body must be ${mediaTypes.json}`)
  const body = await readJson(request)
  check(body, withContext)
  return body
}

const failWithEnvelope: Fail = ({ status, message }, txId) => failure(status, message, txId)

/** @throws ApiError */
type Handler<Result, Received = PortalCall> = (call: Received) => Promise<Result>

function portalOperation(id: OperationId, { fail, respond }: Pick<Operation, 'fail' | 'respond'>): Operation {
  const { method, path, ...described } = contractOperations[id]
  return { id, method, path, describe: () => ({ group: 'Portal', ...described }), fail, respond }
}

/** Responds with the data in the portal's envelope. */
export const envelopeOperation = <Id extends OperationId>(
  id: Id,
  handler: Handler<DataOf<Success<NoInfer<Id>>>>,
): Operation =>
  portalOperation(id, {
    fail: failWithEnvelope,
    async respond(call) {
      return success(await handler({ ...call, body: await bodyOf(id, call) }), call.txId)
    },
  })

/** Responds with a body of its own; its errors are envelopes. */
export const documentOperation = <Id extends OperationId>(id: Id, handler: Handler<Success<NoInfer<Id>>>): Operation =>
  portalOperation(id, {
    fail: failWithEnvelope,
    async respond(call) {
      return json(await handler({ ...call, body: await bodyOf(id, call) }))
    },
  })

/** Takes a form, and fails as an authorization server does (RFC 6749 section 5.2). */
export const oauthOperation = <Id extends OperationId>(
  id: Id,
  handler: Handler<Success<NoInfer<Id>>, Call>,
): Operation =>
  portalOperation(id, {
    fail: oauthFailure,
    async respond(call) {
      if (!hasMediaType(call.request, mediaTypes.form))
        throw new ApiError(415, `The request body must be ${mediaTypes.form}`)
      return json(await handler(call))
    },
  })
