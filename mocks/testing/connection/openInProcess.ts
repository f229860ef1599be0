import type { AddressInfo, Server } from 'node:net'
import { aheadBy, realClock } from '../../bank/clock.ts'
import { runJobsWhenDue } from '../../hosts/jobTimer.ts'
import { hostPages } from '../../hosts/pages/hostPages.ts'
import { createHttpSender } from '../../hosts/webhookSender.ts'
import { createKernel, type Kernel } from '../../kernel/kernel.ts'
import { sandboxParts } from '../../sandbox.ts'
import type { OpenBankOptions } from '../types.ts'
import { type Connection, follow } from './connection.ts'

const host = '127.0.0.1'

/** The process ends although a job is planned. */
function unreferenced(callback: () => void, milliseconds: number): unknown {
  const timer: { unref?(): void } | number = setTimeout(callback, milliseconds)
  if (typeof timer === 'object') timer.unref?.()
  return timer
}

/** A bank in memory, which is seeded when this resolves. */
export async function openInProcess({
  seed,
  startTime,
  rateLimit,
}: Pick<OpenBankOptions, 'seed' | 'rateLimit'> & { startTime: number | undefined }): Promise<Connection> {
  const clock = aheadBy(realClock, startTime === undefined ? 0 : startTime - Date.now())
  const kernel: Kernel = createKernel({
    ...sandboxParts(createHttpSender((request) => kernel.handle(request))),
    pages: hostPages,
    clock,
    ...(seed !== undefined && { seed }),
    ...(rateLimit !== undefined && { settings: { rateLimit } }),
    report: (line) => process.emitWarning(line),
  })
  await kernel.ready()
  const jobs = runJobsWhenDue(kernel, { ...clock, setTimeout: unreferenced })
  let server: (Server & { closeAllConnections(): void }) | undefined
  let address: Promise<string> | undefined
  let url: string | undefined

  async function respond(request: Request): Promise<Response> {
    request.signal.throwIfAborted()
    const response = await kernel.handle(request)
    request.signal.throwIfAborted()
    if (response.type === 'error')
      throw new TypeError('fetch failed', { cause: new Error('The bank has closed the connection') })
    return response
  }

  async function listen(port: number): Promise<string> {
    const { createNodeHost } = await import('../../hosts/server/nodeHost.ts')
    const started = createNodeHost(kernel)
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject).listen(port, host, resolve)
    }).catch((error: NodeJS.ErrnoException) => {
      address = undefined
      throw error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} on ${host} is in use: choose another, or none`)
        : error
    })
    server = started
    url = `http://${host}:${(started.address() as AddressInfo).port}`
    return url
  }

  return {
    /** Where it listens, so that it names itself alike to other programs and to `fetch`. */
    get base() {
      return url ?? 'http://localhost'
    },
    send: (request) => follow(request, respond),
    subscribe: (listener) => kernel.subscribe(listener),
    url: () => url,
    listen(port) {
      address ??= listen(port)
      return address
    },
    async close() {
      void jobs.end()
      await address?.catch(() => undefined)
      if (!server) return
      server.closeAllConnections()
      await new Promise((resolve) => server?.close(resolve))
    },
  }
}
