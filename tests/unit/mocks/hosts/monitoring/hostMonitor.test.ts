import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createHostMonitor, isMetrics } from '../../../../../mocks/hosts/monitoring/hostMonitor.ts'

const monitor = createHostMonitor({
  stopping: new AbortController().signal,
  readiness: async () => ({ isReady: true, checks: { server: 'ok', storage: 'ok', jobs: 'ok' } }),
  metrics: async () => ({ contentType: 'text/plain', text: '' }),
  observers: [],
})
const get = (url: string) => ({ method: 'GET', url }) as IncomingMessage

test.each([
  ['', '?probe=1'],
  ['http://127.0.0.1:8787', ''],
  ['HTTP://sandbox.bank.com', '?probe=1'],
])('health and metrics are found by their path behind %j', async (origin, query) => {
  expect((await monitor.health(get(`${origin}/health/live${query}`)))?.body).toBe('{"status":"ok"}')
  expect((await monitor.health(get(`${origin}/health/ready${query}`)))?.status).toBe(200)
  expect(isMetrics(get(`${origin}/metrics${query}`))).toBe(true)
})

test.each([
  '/api/metrics',
  '/banks/team-a/metrics',
  'http://127.0.0.1/banks/team-a/metrics',
  '/?next=/metrics',
  'https:/metrics',
])('nothing else is metrics: %s', (url) => expect(isMetrics(get(url))).toBe(false))

test.each(['/banks/team-a/health/live', 'http://127.0.0.1/x?a=/health/live', '/health/'])(
  'nothing else is health: %s',
  (url) => expect(monitor.health(get(url))).toBeUndefined(),
)
