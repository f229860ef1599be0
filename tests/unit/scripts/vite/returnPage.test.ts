import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { returnPage } from '../../../../scripts/vite/returnPage.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

test.each([
  ['/authorization-return?code=a&state=b', '/authorization-return/index.html?code=a&state=b'],
  ['/authorization-return', '/authorization-return/index.html'],
  ['/authorization-returned?code=a', '/authorization-returned?code=a'],
  ['/docs/authorization?linked=a', '/docs/authorization?linked=a'],
])('the development server answers %s with %s', (url, served) => {
  const used: Middleware[] = []
  const hook = returnPage().configureServer as (server: object) => void
  hook({ middlewares: { use: (middleware: Middleware) => used.push(middleware) } })
  const request = { url } as IncomingMessage
  let passed = 0
  for (const middleware of used) middleware(request, {} as ServerResponse, () => passed++)
  expect([request.url, passed]).toEqual([served, 1])
})
