import { expect, test } from 'vitest'
import { everyTokenError, tokenErrorBody } from '../../../src/rules/bank/authorization/tokenErrors.ts'
import { webhookEvents } from '../../../src/rules/bank/webhookEvents.gen.ts'
import { bodyViolations, documentedFailures, failureKey, valueViolations } from '../../support/shown/bodyViolations.ts'
import { excerptOf, parseExcerpt } from '../../support/shown/excerpt.ts'
import { type ShownCode, shownPages } from '../../support/shown/shownPages.ts'
import { violations } from '../contract.ts'
import { openBank } from '../services/bank.ts'
import {
  type Json,
  send,
  shownAnswers,
  shownExcerpts,
  shownRequests,
  shownValues,
  withoutDiffering,
} from './shownBodies.ts'

/** Every JSON body that a page shows: its definition knows all of it, and the bank answers it as the page says. */

const codes = (await shownPages()).flatMap((page) => page.codes)
/** Those that `docsSamples.test.ts` runs, and texts that are no bodies. */
const others = new Set(['bash', 'javascript', 'typescript', 'python', 'java', 'text', 'http'])
/** `sandboxPages.test.ts` compares those with what control calls answer. */
const ofSandbox = /^\/docs\/sandbox[#-]/
const bodies = codes.filter(({ name, language = 'json' }) => !others.has(language) && !ofSandbox.test(name))
const bodyOf = (name: string): Json => {
  const found = bodies.find((each) => each.name === name)
  if (!found) throw new Error(`No page shows ${name}`)
  return JSON.parse(found.text)
}

const tokenErrors = everyTokenError.map((error) => JSON.stringify(tokenErrorBody(error)))
const failures = documentedFailures()

/** What is wrong with a failure, a token or a token error, which their members make known; undefined for any other body. */
function violationsOfKnown(body: Json): string[] | undefined {
  if ('access_token' in body) return violations('obtainToken', { status: 200, body })
  if ('error' in body) return tokenErrors.includes(JSON.stringify(body)) ? [] : ['is no documented token error']
  const event = webhookEvents.find(({ type }) => type === body.type)
  if (event) return bodyViolations('createSubscription', { event: event.type }, body)
  const { header } = body as { header?: Json }
  if (header?.status !== 'ERROR') return undefined
  const known = failures.has(failureKey(header)) ? [] : ['is no documented error']
  return [...known, ...bodyViolations('cancelBaasTransfer', header.statusCode as 404, body)]
}

function violationsOf({ name, text }: ShownCode): string[] {
  const excerpt = shownExcerpts[name]
  if (excerpt) return bodyViolations(excerpt.operation, 200, parseExcerpt(text), true)
  const body = JSON.parse(text) as Json
  const request = shownRequests[name]
  if (request) return bodyViolations(request.operation, 'request', body)
  const answer = shownAnswers[name]
  if (answer) return bodyViolations(answer.operation, answer.kind, body)
  const value = shownValues[name]
  if (value) return valueViolations(value.operation, value.schema, body)
  return violationsOfKnown(body) ?? ['is assigned to no operation: name it in tests/contract/documents/shownBodies.ts']
}

test('each body fits the definition of its operation', () => {
  expect(bodies.flatMap((body) => violationsOf(body).map((violation) => `${body.name}: ${violation}`))).toEqual([])
})

test('each body that is named is shown', () => {
  const named = [shownRequests, shownAnswers, shownExcerpts, shownValues].flatMap((each) => Object.keys(each))
  const shown = bodies.map(({ name }) => name)
  expect(named.filter((name) => !shown.includes(name))).toEqual([])
})

test.each(Object.entries(shownRequests))('%s is answered as documented', async (name, request) => {
  const { asItStands, filledIn } = await send(request, bodyOf(name))
  expect(asItStands).toBe(request.status)
  if (!filledIn) return
  expect(filledIn.status).toBe(200)
  if (request.answer) expect(withoutDiffering(filledIn.body)).toEqual(withoutDiffering(bodyOf(request.answer)))
})

test.each(Object.entries(shownExcerpts))('%s is what the bank answers', async (name, { service, caller }) => {
  const { ask } = await openBank()
  const excerpt = parseExcerpt(bodies.find((each) => each.name === name)?.text ?? '')
  const { status, body } = await ask(service, caller)
  expect([status, excerptOf(body, excerpt)]).toEqual([200, excerpt])
})
