import { expect, test } from 'vitest'
import { readAuthorizationRequest } from '../../../../mocks/authorization/authorizationCode/readAuthorizationRequest.ts'
import { checkSignature } from '../../../../mocks/authorization/signature/checkSignature.ts'
import { authenticateClient } from '../../../../mocks/authorization/tokens/authenticateClient.ts'
import { readTokenForm } from '../../../../mocks/authorization/tokens/tokenForm.ts'
import { exportVersion } from '../../../../mocks/control/data/exportFile.ts'
import { readExport } from '../../../../mocks/control/data/readExport.ts'
import { exceededBound } from '../../../../mocks/http/jsonBounds.ts'
import type { ApiRequest } from '../../../../mocks/http/message.ts'
import { queryOf, readForm, readJson, repeatedName } from '../../../../mocks/http/readRequest.ts'
import { headerText } from '../../../../mocks/http/responses.ts'
import { createRouter } from '../../../../mocks/http/router.ts'
import { redactBody, redactHeader, redactTarget } from '../../../../mocks/kernel/log/redact.ts'
import { stripPemLines } from '../../../../src/rules/applications/pemLines.ts'
import { outlineOf } from '../../../../src/rules/definition/operation/outline.ts'
import { exportFormat } from '../../../../src/rules/sandbox/data/exportFormat.ts'
import { isBase64 } from '../../../../src/rules/text/isBase64.ts'
import { hasBreaks, hasUnseen, isBlank, singleLine } from '../../../../src/rules/text/plainText.ts'
import { processorTime } from '../../../support/processorTime.ts'
import { testBank } from '../authorization/bank.ts'

const { bank } = await testBank()

const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded' }
/** As a host passes it on; a web Request would take longer than its parser. */
function post(text: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }): ApiRequest {
  const { buffer } = new TextEncoder().encode(text)
  return {
    method: 'POST',
    url: 'http://localhost/any',
    headers: new Headers(headers),
    signal: AbortSignal.abort(),
    arrayBuffer: async () => buffer,
  }
}
const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}=1`).join('&')
const members = (count: number) => `{${Array.from({ length: count }, (_, at) => `"n${at}":1`)}}`
const wide = { depth: 1_000_000_000, members: 1_000_000_000 }

const match = createRouter([
  {
    operation: 'a',
    method: 'get',
    path: '/a/:b/c',
    fail: () => ({ status: 404, headers: {}, body: '' }),
    respond: async () => ({ status: 200, headers: {}, body: '' }),
  },
])

/** What reads something from outside: with an input of so many parts the work on it. Refusals count as well. */
const parsers: Readonly<Record<string, readonly [parts: number, of: (parts: number) => () => unknown]>> = {
  'the names of a form': [
    250,
    (n) => {
      const form = new URLSearchParams(names(n))
      return () => repeatedName(form)
    },
  ],
  'a form': [
    60,
    (n) => {
      const text = names(n)
      return () => readForm(post(text, formHeaders))
    },
  ],
  'a form over its bound': [
    4_000,
    (n) => {
      const text = names(n)
      return () => readForm(post(text, formHeaders))
    },
  ],
  'a form of the token endpoint': [
    60,
    (n) => {
      const text = names(n)
      return () => readTokenForm(post(text, formHeaders))
    },
  ],
  'a JSON body': [
    120,
    (n) => {
      const text = members(n)
      return () => readJson(post(text))
    },
  ],
  'a JSON body over its bound': [
    4_000,
    (n) => {
      const text = members(n)
      return () => readJson(post(text))
    },
  ],
  'the bounds of JSON': [
    8_000,
    (n) => {
      const text = members(n)
      return () => exceededBound(text, wide)
    },
  ],
  'the bounds of nested lists': [
    16_000,
    (n) => {
      const text = '['.repeat(n)
      return () => exceededBound(text, wide)
    },
  ],
  'the bounds of escaped strings': [
    16_000,
    (n) => {
      const text = `{"a":"${'\\\\"'.repeat(n)}`
      return () => exceededBound(text, wide)
    },
  ],
  'the bounds of strings that end nowhere': [
    16_000,
    (n) => {
      const text = '"'.repeat(n)
      return () => exceededBound(text, wide)
    },
  ],
  'a query string': [
    2_000,
    (n) => {
      const url = `http://localhost/?${names(n)}`
      return () => queryOf({ url })
    },
  ],
  'an authorization request': [
    1_000,
    (n) => {
      const { oauthClientId } = bank.tables.applications.list()[0] ?? { oauthClientId: '' }
      const address = new URL(`http://localhost/?client_id=${oauthClientId}&${names(n)}`)
      return () => readAuthorizationRequest(bank, address, '')
    },
  ],
  'a path': [
    2_000,
    (n) => {
      const path = '/a/b'.repeat(n)
      return () => match('GET', path)
    },
  ],
  'Basic credentials': [
    8_000,
    (n) => {
      const header = `Basic ${btoa(`${'%41'.repeat(n)}:b`)}`
      return () => authenticateClient(bank, header)
    },
  ],
  'Basic credentials of spaces': [
    8_000,
    (n) => {
      const header = `Basic ${' '.repeat(n)}`
      return () => authenticateClient(bank, header)
    },
  ],
  'a signature': [
    8_000,
    (n) => {
      const text = { accessToken: 'token', sent: 'a'.repeat(n), part: 'body' } as const
      return () => checkSignature('MIGf', text, 'AAAA'.repeat(n), 'required')
    },
  ],
  Base64: [
    8_000,
    (n) => {
      const text = 'AAAA'.repeat(n)
      return () => isBase64(text)
    },
  ],
  'a public key': [
    4_000,
    (n) => {
      const text = `-----BEGIN PUBLIC KEY-----${'A\n'.repeat(n)}`
      return () => stripPemLines(text)
    },
  ],
  'a public key of spaces': [
    4_000,
    (n) => {
      const text = ' '.repeat(n)
      return () => stripPemLines(text)
    },
  ],
  'a text': [
    8_000,
    (n) => {
      const text = 'a\u200b\n'.repeat(n)
      return () => [singleLine(text), hasUnseen('a'.repeat(n)), hasBreaks('a'.repeat(n))]
    },
  ],
  'a text of nothing': [
    8_000,
    (n) => {
      const text = '\u200b '.repeat(n)
      return () => isBlank(text)
    },
  ],
  'the log of a form': [
    500,
    (n) => {
      const text = `${'a'.repeat(n)}&b=1`
      return () => redactBody(text, formHeaders['Content-Type'])
    },
  ],
  'the log of nested values': [
    500,
    (n) => {
      const text = 'a='.repeat(n / 2)
      return () => redactBody(text, formHeaders['Content-Type'])
    },
  ],
  'the log of a JSON body': [
    500,
    (n) => {
      const text = '{"a":'.repeat(n / 5)
      return () => redactBody(text, 'application/json')
    },
  ],
  'the log of quotes': [
    500,
    (n) => {
      const text = `"'`.repeat(n / 2)
      return () => redactBody(text, 'application/json')
    },
  ],
  'the log of an address': [
    1_000,
    (n) => {
      const text = `/?${'a'.repeat(n)}&b=1`
      return () => redactTarget(text)
    },
  ],
  'the log of a nested address': [
    1_000,
    (n) => {
      const text = `/?${'a='.repeat(n / 2)}`
      return () => redactTarget(text)
    },
  ],
  'the log of a header': [
    1_000,
    (n) => {
      const text = 'a '.repeat(n)
      return () => redactHeader('Authorization', text)
    },
  ],
  'a reason': [
    8_000,
    (n) => {
      const text = '\r\n\t’'.repeat(n)
      return () => headerText(text)
    },
  ],
  'a definition': [
    200,
    (n) => {
      const operation = (at: number) => ({
        get: { operationId: `get${at}`, parameters: [{ name: 'a', in: 'query' }], responses: {} },
      })
      const paths = Object.fromEntries(Array.from({ length: n }, (_, at) => [`/p${at}`, operation(at)]))
      return () => outlineOf({ openapi: '3.1.0', paths })
    },
  ],
  'an import': [
    200,
    (n) => {
      const row = (at: number) => ({ id: `captcha-${at}`, usedAt: at })
      const tables = { usedCaptchas: Array.from({ length: n }, (_, at) => row(at)) }
      const clock = { offset: 0, stoppedAt: null }
      return () => readExport({ format: exportFormat, version: exportVersion, seed: 'portico', clock, tables })
    },
  ],
}

const factor = 16
/** A quadratic parser takes 256 times as long; caches that others use too let a linear one take more than 16. */
const mostTime = 100
const rounds = 60

async function timeOf(work: () => unknown, times: number): Promise<number> {
  const start = processorTime()
  for (let time = 0; time < times; time++)
    try {
      await work()
    } catch {}
  return (processorTime() - start) / times
}

/** As often as makes four milliseconds of the work. */
async function timesOf(work: () => unknown): Promise<number> {
  let times = 1
  while (times < 10_000 && (await timeOf(work, times)) * times < 4) times *= 2
  return times
}

// A processor shared with others, and the compiler, only ever add to a time: the least of several is that of the work.
test.each(Object.entries(parsers))('takes time in proportion to its input: %s', async (_name, [parts, of]) => {
  const [one, several] = [of(parts), of(factor * parts)]
  const times = await timesOf(one)
  let [least, leastOfSeveral] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds && !(round > 2 && leastOfSeveral / least < mostTime); round++) {
    least = Math.min(least, await timeOf(one, times))
    leastOfSeveral = Math.min(leastOfSeveral, await timeOf(several, Math.ceil(times / factor)))
  }
  expect(leastOfSeveral / least).toBeLessThan(mostTime)
})
