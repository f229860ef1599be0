import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { memoryStorage } from './db/storage.ts'
import { jobHandlersWith } from './jobHandlers.ts'
import { createKernel, type Kernel } from './kernel.ts'
import { createNodeHost } from './nodeHost.ts'
import { operations } from './operations.ts'
import { pages } from './pages/pages.ts'
import { createHttpSender } from './webhooks/httpSender.ts'

const usage = 'Usage: npm run sandbox -- [--port 8787] [--data FOLDER]'
const host = '127.0.0.1'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function options() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } })
    const port = Number(values.port ?? 8787)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not a port`)
    return { port, data: values.data }
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`)
  }
}

const { port, data } = options()
const storage = data === undefined ? memoryStorage() : (await import('./db/levelStorage.ts')).levelStorage(data)
const jobHandlers = jobHandlersWith(createHttpSender((request) => kernel.handle(request)))
const kernel: Kernel = createKernel({
  operations,
  pages,
  jobHandlers,
  storage,
  onUnreadable: 'fail',
  report: console.error,
})
await kernel.ready().catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))

const server = createNodeHost(kernel)
server.on('error', (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop the process that uses it or choose another with --port`
      : `Couldn't start the sandbox: ${error.message}`,
  ),
)
server.listen(port, host, () => {
  const { port: actual } = server.address() as AddressInfo
  console.log(`Sandbox at http://${host}:${actual}, ${data === undefined ? 'in memory' : `kept in ${data}`}`)
})

// Calls that a fault delays are not waited for.
const shutdownGracePeriod = 1000
function stop() {
  server.close(() => void storage.close?.())
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), shutdownGracePeriod).unref()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
