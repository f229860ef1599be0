import { setMaxListeners } from 'node:events'
import { type AddressInfo, isIPv6 } from 'node:net'
import { aheadBy, realClock } from '../bank/clock.ts'
import { controlBase } from '../http/paths.ts'
import { createKernel, type Kernel } from '../kernel/kernel.ts'
import type { CallRecord } from '../kernel/log/callRecord.ts'
import { sandboxParts } from '../sandbox.ts'
import { hostAccess } from './access/hostAccess.ts'
import { randomSeed } from './access/randomSeed.ts'
import { underPath } from './access/underPath.ts'
import { type BankParts, openBanks } from './banks/banks.ts'
import { createFindBank } from './banks/findBank.ts'
import { runJobsWhenDue } from './jobTimer.ts'
import { callLog } from './monitoring/callLog.ts'
import { createWaitingCount } from './monitoring/countWaiting.ts'
import { createHostMonitor } from './monitoring/hostMonitor.ts'
import { createMetrics } from './monitoring/metrics.ts'
import { createReadiness } from './monitoring/readiness.ts'
import { readFigures, serverHasLateJobs } from './monitoring/serverFigures.ts'
import { hostPagesOf } from './pages/hostPages.ts'
import { sendWhenStored } from './sendWhenStored.ts'
import { createGracefulStop, endAtOnce, type StopSignal } from './server/gracefulStop.ts'
import { createNodeHost } from './server/nodeHost.ts'
import { logWarnings, serverLog } from './server/serverLog.ts'
import { readServerOptions } from './server/serverOptions.ts'
import { checkDatabase, openServerStorage } from './server/serverStorage.ts'
import { helpText, usage } from './server/serverUsage.ts'
import { keepServing } from './server/uncaughtErrors.ts'
import { wakeOverdueBanks } from './server/wakeOverdueBanks.ts'
import { createHttpSender, endLateDeliveries } from './webhookSender.ts'

let log = serverLog('text')

function fail(message: string): never {
  log.report(message)
  process.exit(1)
}

function options() {
  try {
    return readServerOptions(process.argv.slice(2), process.env)
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`)
  }
}

const {
  port,
  access,
  data,
  repair,
  database,
  check,
  startTime,
  isOnDemand,
  limits,
  maxRows,
  logFormat,
  help,
  ...given
} = options()
const { host, publicUrl, isExposed, controlKey } = access
const seed = given.seed ?? (isExposed ? randomSeed() : undefined)
if (help) {
  console.log(helpText)
  process.exit()
}
if (data !== undefined && repair !== undefined) {
  const { repairDataFolder } = await import('../db/storage/level/repairDataFolder.ts')
  const lines = await repairDataFolder(data, repair).catch((error: Error) =>
    fail(`Couldn't repair the data folder: ${error.message}`),
  )
  console.log(lines.join('\n'))
  process.exit()
}
if (database !== undefined && check) {
  console.log(
    await checkDatabase(database).catch((error: Error) => fail(`Couldn't check the database: ${error.message}`)),
  )
  process.exit()
}
if (logFormat !== undefined) log = serverLog(logFormat)
if (logFormat === 'json') logWarnings(log)
let onSignal: (signal: StopSignal) => void = endAtOnce
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => onSignal(signal))

const opened = await openServerStorage({
  data,
  database,
  clockOffset: startTime === undefined ? 0 : startTime - Date.now(),
  print: log.info,
  report: log.report,
  onLost: ({ message }) => fail(`The sandbox stops: ${message}`),
}).catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))
const { storage, overdue } = opened
const clock = aheadBy(realClock, opened.clockOffset)
const { countWaiting, waiting } = createWaitingCount()
const stopping = new AbortController()
// Each stream of changes listens.
setMaxListeners(0, stopping.signal)
const metrics = createMetrics(() => readFigures({ kernel, banks, storage: opened, callsWaiting: waiting, monitor }))
const printCall = ({ at, operation, status, decision, duration }: CallRecord, bank: string | undefined) =>
  log.info(`${bank === undefined ? '' : `${bank}: `}${at} ${operation} ${status} ${decision} ${duration} ms`)

/** `name` is the bank's; that of the default bank is empty. */
function openKernel({ name, handle, storage: own, seed: ownSeed = seed, ...parts }: BankParts): Kernel {
  const bank = name === '' ? undefined : name
  const { storage: held, sender } = sendWhenStored(countWaiting(own), createHttpSender(handle, metrics))
  return createKernel({
    // A developer could have it call services of this machine.
    ...sandboxParts(isExposed ? null : sender),
    storage: held,
    pages: hostPagesOf({ needsKey: controlKey !== undefined }),
    ...(ownSeed !== undefined && { seed: ownSeed }),
    ...(logFormat === 'text' && { log: (call) => printCall(call, bank) }),
    onUnreadable: 'fail',
    maxRows,
    report: (line) => log.report(line, bank),
    ...parts,
  })
}

const kernel = openKernel({
  name: '',
  storage,
  basePath: publicUrl?.path ?? '',
  clock,
  seed,
  handle: (request): Promise<Response> => kernel.handle(request),
})
await kernel
  .ready(opened.isKept && overdue === undefined)
  .catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))
// What is kept has how far its clock was moved.
if (opened.isKept && startTime !== undefined)
  await kernel.handle(
    new Request(`http://localhost${controlBase}/clock`, {
      method: 'POST',
      body: JSON.stringify({ set: new Date(startTime).toISOString() }),
    }),
  )

if (overdue) await endLateDeliveries((request) => kernel.handle(request))

const jobs = runJobsWhenDue(kernel, clock)

const banks = await openBanks({
  store: opened.banks,
  openKernel,
  clock: realClock,
  basePath: publicUrl?.path ?? '',
  controlPath: publicUrl?.path ?? '',
  ...(isExposed && { seedOf: randomSeed }),
  startTime: clock.now,
  snapshots: storage.snapshots,
  isOnDemand,
  limits,
  report: log.report,
}).catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))

async function wakeUnnamed() {
  await kernel.runJobs()
  await endLateDeliveries((request) => kernel.handle(request))
}
const waker =
  overdue &&
  wakeOverdueBanks({
    overdue,
    wake: (name) => (name === '' ? wakeUnnamed() : banks.wake(name)),
    clock: realClock,
    report: log.report,
  })

const readiness = createReadiness({
  stopping: stopping.signal,
  askStorage: opened.ask,
  hasLateJobs: serverHasLateJobs({ jobs, banks, storage: opened, waker }),
  log,
})
const monitor = createHostMonitor({
  stopping: stopping.signal,
  readiness,
  metrics: metrics.read,
  observers: logFormat === 'json' ? [metrics, callLog(log)] : [metrics],
})
const findBank = underPath(publicUrl?.path ?? '', kernel, createFindBank(banks, publicUrl?.path))
const server = createNodeHost(kernel, findBank, { access: hostAccess(access), monitor, reportFailure: log.failed })
server.on('error', (error: NodeJS.ErrnoException) => {
  if (server.listening) return log.report(error.message)
  return fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop the process that uses it, or choose another with --port.`
      : `Couldn't start the sandbox: ${error.message}`,
  )
})
server.listen(port, host, () => {
  keepServing(log.failed)
  const { port: actual } = server.address() as AddressInfo
  log.info(`Sandbox at http://${isIPv6(host) ? `[${host}]` : host}:${actual}, ${opened.place}`)
  if (publicUrl) log.info(`Its public address is ${publicUrl.origin}${publicUrl.path}`)
  if (controlKey !== undefined) log.info('Control calls need the control key')
})

stopping.signal.addEventListener('abort', () => {
  void jobs.end()
  void waker?.end()
})
onSignal = createGracefulStop({
  server,
  stopping,
  inProgress: () => ({ calls: monitor.callsInProgress(), webhooks: metrics.sendsInProgress() }),
  async close() {
    await Promise.all([jobs.end(), waker?.end()])
    await banks.close()
    await opened.close()
  },
  log,
  exit: (code) => process.exit(code),
  clock: realClock,
})
