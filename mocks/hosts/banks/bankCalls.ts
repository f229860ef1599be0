import { object, optional } from 'superstruct'
import { type BankInfo, type BankRequest, bankName, bankRequest } from '../../../src/rules/sandbox/banks/banks.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ApiRequest, ApiResponse, Method } from '../../http/message.ts'
import { check, checkKnown, readOptionalJson } from '../../http/readRequest.ts'
import { failWithoutTxId, json, success, withHeaders } from '../../http/responses.ts'
import { createRouter, type Route } from '../../http/router.ts'
import { bodyTooLarge, methodNotAllowed, unknownCall } from '../../http/unroutedErrors.ts'
import { startTimeOf } from '../startTime.ts'
import { bankCallsBase } from './bankAddress.ts'
import type { Banks, StoredBank } from './banks.ts'

async function requestOf(request: ApiRequest): Promise<BankRequest> {
  const body = (await readOptionalJson(request)) ?? {}
  const { seed, startTime, rateLimit, snapshot } = checkKnown(body, bankRequest)
  if (seed !== undefined && snapshot !== undefined)
    throw new ApiError(400, 'seed: a bank from a snapshot has the seed of the snapshot, so leave out one of the two')
  const start = startTime === undefined ? undefined : readStartTime(startTime)
  return {
    ...(seed !== undefined && { seed }),
    ...(start !== undefined && { startTime: start }),
    ...(rateLimit !== undefined && { rateLimit }),
    ...(snapshot !== undefined && { snapshot }),
  }
}

/** The moment in one spelling, so that the same moment is the same request. */
function readStartTime(text: string): string {
  try {
    return new Date(startTimeOf(text, 'startTime:')).toISOString()
  } catch (error) {
    throw new ApiError(400, (error as Error).message)
  }
}

interface BankCall {
  method: Method
  path: string
  /** One sentence. */
  summary: string
  respond(banks: Banks, request: ApiRequest, name: string): Promise<ApiResponse>
}

const shown = ({ path, ...info }: StoredBank, { url }: ApiRequest): BankInfo => ({
  ...info,
  url: `${new URL(url).origin}${path}`,
})

const noneOf = (name: string) => new ApiError(404, `There is no bank ${name}`)

/** In the default bank only. */
export const bankCalls: readonly BankCall[] = [
  {
    method: 'get',
    path: bankCallsBase,
    summary: 'Lists the named banks.',
    respond: async (banks, request) => success((await banks.list()).map((info) => shown(info, request))),
  },
  {
    method: 'get',
    path: `${bankCallsBase}/:name`,
    summary: 'Shows a bank.',
    async respond(banks, request, name) {
      const info = await banks.info(name)
      if (!info) throw noneOf(name)
      return success(shown(info, request))
    },
  },
  {
    method: 'put',
    path: `${bankCallsBase}/:name`,
    summary: 'Creates a bank at /banks/:name.',
    async respond(banks, request, name) {
      const { info, isNew } = await banks.make(name, await requestOf(request))
      const header = { status: 'SUCCESS', statusCode: isNew ? 201 : 200, message: null }
      return json({ header, data: shown(info, request) }, header.statusCode)
    },
  },
  {
    method: 'delete',
    path: `${bankCallsBase}/:name`,
    summary: 'Deletes a bank with all its data.',
    async respond(banks, _request, name) {
      if (!(await banks.remove(name))) throw noneOf(name)
      return success(undefined)
    },
  },
]

const parameters = object({ name: optional(bankName) })

/** Answers a call under /sandbox/api/banks; `controlPath` is what `openBanks` takes. */
export function createBankCalls(banks: Banks, controlPath = ''): (request: ApiRequest) => Promise<ApiResponse> {
  const findRoute = createRouter(
    bankCalls.map(
      ({ method, path, respond }): Route => ({
        operation: path,
        method,
        path,
        fail: failWithoutTxId,
        respond: async (request, params) => {
          const { name = '' } = check(params, parameters)
          return respond(banks, request, name)
        },
      }),
    ),
  )
  return async (request) => {
    const { pathname } = new URL(request.url)
    const called = controlPath + pathname
    if (request.isTooLarge) return failWithoutTxId(bodyTooLarge(pathname))
    const found = findRoute(request.method, pathname)
    if (!found) return failWithoutTxId(unknownCall(request.method, called))
    if (!('route' in found)) {
      const error = methodNotAllowed(request.method, called, found.allow)
      return withHeaders(failWithoutTxId(error), error.headers)
    }
    if (request.served) request.served.route = found.route
    try {
      return await found.route.respond(request, found.parameters)
    } catch (error) {
      if (error instanceof ApiError) return failWithoutTxId(error)
      throw error
    }
  }
}
