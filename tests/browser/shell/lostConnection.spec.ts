import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { test } from '../../support/browser/test.ts'

test('a call whose response is lost after it was processed is processed once, though browsers send again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/left the origin|unhandled request: (?:PUT|GET|POST) |net::ERR_/)
  const server = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const [address = ''] = /http:\/\/\S+:\d+/.exec(String(line)) ?? []
    await page.goto(`${address}/health`)
    const seen = await page.evaluate(async () => {
      const send = (method: string, path: string, body: unknown) =>
        fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
      const call = () =>
        send('POST', '/api-dashboard-service/dashboard/products', { context: { channel: 'APIPORTAL', language: 'TR' } })
      // So that the next call finds a connection that was used before.
      for (let round = 0; round < 2; round += 1) await (await call()).text()
      const outcomes: string[] = []
      for (const kind of ['answerLost', 'connectionLost']) {
        await (await send('PUT', '/sandbox/api/faults/listProducts', { kind })).text()
        outcomes.push(
          await call().then(
            ({ status }) => String(status),
            ({ name }: Error) => name,
          ),
        )
      }
      const events = await (await fetch('/sandbox/api/events?operation=listProducts')).json()
      return [outcomes, events.data.length]
    })
    expect(seen).toEqual([['TypeError', 'TypeError'], 4])
  } finally {
    server.kill()
  }
})
