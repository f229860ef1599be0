import type { AddressInfo } from 'node:net'
import { realClock } from '../bank/clock.ts'
import { memoryStorage } from '../db/storage/storage.ts'
import { controlBase } from '../http/paths.ts'
import type { CallRecord } from '../kernel/callRecord.ts'
import { createKernel, type Kernel } from '../kernel/kernel.ts'
import { sandboxParts } from '../sandbox.ts'
import { type BankParts, openBanks } from './banks/banks.ts'
import { createFindBank } from './banks/findBank.ts'
import { memoryBanks } from './banks/memoryBanks.ts'
import { createHttpSender, endDeliveries } from './httpSender.ts'
import { runJobsWhenDue } from './jobTimer.ts'
import { createNodeHost } from './nodeHost.ts'
import { pages } from './pages/pages.ts'
import { keepServing, withRequest } from './requestGuard.ts'
import { readServerOptions, usage } from './serverOptions.ts'

const host = '127.0.0.1'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function options() {
  try {
    return readServerOptions(process.argv.slice(2))
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`)
  }
}

const { port, data, repair, seed, startTime, isOnDemand, limits, log, help } = options()
if (help) {
  console.log(usage)
  process.exit()
}
if (data !== undefined && repair !== undefined) {
  const { repairFolder } = await import('../db/storage/folder/repairFolder.ts')
  const lines = await repairFolder(data, repair).catch((error: Error) => fail(`Couldn't repair: ${error.message}`))
  console.log(lines.join('\n'))
  process.exit()
}
const offset = startTime === undefined ? 0 : startTime - Date.now()
const clock = { ...realClock, now: () => realClock.now() + offset }
const printCall = ({ at, operation, status, decision, duration }: CallRecord, bank: string) =>
  console.log(`${bank}${at} ${operation} ${status} ${decision} ${duration} ms`)

/** `name` is the bank's; that of the one without a name is empty. */
function openKernel({ name, handle, seed: ownSeed = seed, ...parts }: BankParts): Kernel {
  const bank = name === '' ? '' : `${name}: `
  return createKernel({
    ...sandboxParts(createHttpSender(handle)),
    pages,
    ...(ownSeed !== undefined && { seed: ownSeed }),
    ...(log && { log: (call) => printCall(call, bank) }),
    onUnreadable: 'fail',
    report: (line) => console.error(withRequest(`${bank}${line}`)),
    ...parts,
  })
}

const storage =
  data === undefined
    ? memoryStorage()
    : (await import('../db/storage/levelStorage.ts')).levelStorage(data, {
        report: console.log,
        onLost: ({ message }) => fail(`The sandbox ends: ${message}`),
      })
const kernel = openKernel({
  name: '',
  storage,
  basePath: '',
  clock,
  seed,
  handle: (request): Promise<Response> => kernel.handle(request),
})
await kernel.ready().catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))
// A data folder keeps how far its clock was moved.
if (data !== undefined && startTime !== undefined)
  await kernel.handle(
    new Request(`http://${host}${controlBase}/clock`, {
      method: 'POST',
      body: JSON.stringify({ set: new Date(startTime).toISOString() }),
    }),
  )

if (data !== undefined) await endDeliveries((request) => kernel.handle(request))

const endJobs = runJobsWhenDue(kernel, clock)

const store =
  data === undefined ? memoryBanks() : (await import('./banks/folderBanks.ts')).folderBanks(data, console.error)
const banks = await openBanks({
  store,
  openKernel,
  clock: realClock,
  startTime: clock.now,
  snapshots: storage.snapshots,
  isOnDemand,
  limits,
  report: console.error,
}).catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))

const server = createNodeHost(kernel, createFindBank(banks))
server.on('error', (error: NodeJS.ErrnoException) => {
  if (server.listening) return console.error(error.message)
  return fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop the process that uses it or choose another with --port`
      : `Couldn't start the sandbox: ${error.message}`,
  )
})
server.listen(port, host, () => {
  keepServing()
  const { port: actual } = server.address() as AddressInfo
  console.log(`Sandbox at http://${host}:${actual}, ${data === undefined ? 'in memory' : `kept in ${data}`}`)
})

// Calls that a fault delays are not waited for.
const shutdownGracePeriod = 1000
function stop() {
  endJobs()
  server.close(() => void Promise.all([banks.close(), storage.close?.()]))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), shutdownGracePeriod).unref()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
