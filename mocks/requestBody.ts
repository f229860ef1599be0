import { type } from 'superstruct'
import { required, text } from '../src/rules/fields.ts'
import { check, type Operation, readJson } from './operation.ts'
import { Refusal } from './refusal.ts'

const withContext = type({ context: type({ channel: text(required), language: text(required) }) })

const mediaTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' }

/** What the contract asks of every body. @throws Refusal (400, 415) */
export async function checkRequestBody({ style, method }: Operation, request: Request): Promise<void> {
  if (method === 'get') return
  const expected = mediaTypes[style === 'oauth' ? 'form' : 'json']
  const [given = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  if (given.trim().toLowerCase() !== expected) throw new Refusal(415, `The request body must be ${expected}`)
  if (style !== 'oauth') check(await readJson(request), withContext)
}
