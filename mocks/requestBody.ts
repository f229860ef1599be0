import { type } from 'superstruct'
import { required, text } from '../src/rules/fields.ts'
import { ApiError } from './apiError.ts'
import type { ApiRequest } from './message.ts'
import { check, type Operation, readJson } from './operation.ts'

const withContext = type({ context: type({ channel: text(required), language: text(required) }) })

const mediaTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' }

/** What the contract requires of every body. @throws ApiError (400, 415) */
export async function checkRequestBody({ style, method }: Operation, request: ApiRequest): Promise<void> {
  if (method === 'get') return
  const expected = mediaTypes[style === 'oauth' ? 'form' : 'json']
  const [given = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  if (given.trim().toLowerCase() !== expected) throw new ApiError(415, `The request body must be ${expected}`)
  if (style !== 'oauth') check(await readJson(request), withContext)
}
