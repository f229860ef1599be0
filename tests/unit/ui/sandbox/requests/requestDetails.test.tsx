import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { RequestDetail } from '../../../../../src/rules/sandbox/requests/requestLog.ts'
import { RequestDetails } from '../../../../../src/ui/sandbox/requests/RequestDetails.tsx'
import type { RequestActor } from '../../../../../src/ui/sandbox/requests/requestActor.ts'

const detail: RequestDetail = {
  id: 'call-1',
  at: '2026-03-14T10:00:00.000Z',
  operation: 'createEftTransfer',
  subject: '1',
  status: 200,
  decision: 'accepted',
  message: null,
  fault: null,
  duration: 12,
  request: {
    method: 'POST',
    path: '/api/moneytransfers/v1/eft',
    headers: { sign: 'abc' },
    body: '{"amount":1}',
    isCut: false,
  },
  answer: {
    status: 200,
    headers: { 'x-ratelimit-remaining-second': '9', 'x-ratelimit-remaining-day': '990' },
    body: '{"data":{"a":1}}',
    isCut: false,
  },
}

function htmlOf(shown: RequestDetail, isBusy = false): string {
  const actor = {
    getSnapshot: () => ({
      context: { id: shown.id, detail: shown, problem: null, isReplayed: false },
      matches: () => false,
      hasTag: () => isBusy,
    }),
    subscribe: () => ({ unsubscribe() {} }),
  } as unknown as RequestActor
  return renderToStaticMarkup(
    <Router ssrPath="/sandbox/requests">
      <RequestDetails actor={actor} onClose={() => {}} onTicket={() => {}} />
    </Router>,
  )
}

const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const codes = (html: string) =>
  Array.from(html.matchAll(/<pre[^>]*><code>(.*?)<\/code><\/pre>/gs), ([, text = '']) =>
    unescaped(text.replaceAll(/<[^>]+>/g, '')),
  )

test('what a call and its response hold is readable; what was signed is the text as it was sent', () => {
  const html = htmlOf(detail)
  expect(codes(html)).toEqual([
    '{\n  "amount": 1\n}',
    '[access token]{"amount":1}',
    '{\n  "data": {\n    "a": 1\n  }\n}',
  ])
  expect(html).toContain('<dt>Calls left</dt><dd>9 this second, 990 today</dd>')
  expect(html).not.toContain('Only the beginning of the body is kept.')
})

test('a call without a body signs its query; of a body that was cut the beginning is shown as it was', () => {
  const { request, answer } = detail
  if (!request || !answer) throw new Error('The call has both')
  const html = htmlOf({
    ...detail,
    request: { ...request, method: 'GET', path: '/api/accounts/v1/accounts?currency=TRY&page=2', body: '' },
    answer: { ...answer, body: '{"data":[', isCut: true },
  })
  expect(codes(html)).toEqual(['[access token]currency=TRY&page=2', '{"data":['])
  expect(html.match(/Only the beginning of the body is kept\./g)).toHaveLength(1)
})

test('a call that is sent again is not sent once more meanwhile', () => {
  const sendAgain = (html: string) => /<button[^>]*aria-disabled="(\w+)"[^>]*>Send again</.exec(html)?.[1]
  expect([sendAgain(htmlOf(detail)), sendAgain(htmlOf(detail, true))]).toEqual(['false', 'true'])
})
