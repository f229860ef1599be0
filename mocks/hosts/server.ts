import { type AddressInfo, isIPv6 } from 'node:net'
import { realClock } from '../bank/clock.ts'
import { controlBase } from '../http/paths.ts'
import type { CallRecord } from '../kernel/callRecord.ts'
import { createKernel, type Kernel } from '../kernel/kernel.ts'
import { sandboxParts } from '../sandbox.ts'
import { hostAccess } from './access/hostAccess.ts'
import { randomSeed } from './access/randomSeed.ts'
import { underPath } from './access/underPath.ts'
import { type BankParts, openBanks } from './banks/banks.ts'
import { createFindBank } from './banks/findBank.ts'
import { createHttpSender, endDeliveries } from './httpSender.ts'
import { runJobsWhenDue } from './jobTimer.ts'
import { createNodeHost } from './nodeHost.ts'
import { pagesOf } from './pages/pages.ts'
import { keepServing, withRequest } from './requestGuard.ts'
import { sendWhenStored } from './sendWhenStored.ts'
import { readServerOptions, usage } from './serverOptions.ts'
import { checkDatabase, openServerStorage } from './serverStorage.ts'
import { wakeOverdueBanks } from './wakeOverdueBanks.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function options() {
  try {
    return readServerOptions(process.argv.slice(2), process.env)
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`)
  }
}

const { port, access, data, repair, database, check, startTime, isOnDemand, limits, maxRows, log, help, ...given } =
  options()
const { host, publicUrl, isExposed, controlKey } = access
const seed = given.seed ?? (isExposed ? randomSeed() : undefined)
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
if (database !== undefined && check) {
  console.log(await checkDatabase(database).catch((error: Error) => fail(`Couldn't check: ${error.message}`)))
  process.exit()
}
const opened = await openServerStorage({
  data,
  database,
  clockOffset: startTime === undefined ? 0 : startTime - Date.now(),
  print: console.log,
  report: console.error,
  onLost: ({ message }) => fail(`The sandbox ends: ${message}`),
}).catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))
const { storage, overdue } = opened
const clock = { ...realClock, now: () => realClock.now() + opened.clockOffset }
const printCall = ({ at, operation, status, decision, duration }: CallRecord, bank: string) =>
  console.log(`${bank}${at} ${operation} ${status} ${decision} ${duration} ms`)

/** `name` is the bank's; that of the one without a name is empty. */
function openKernel({ name, handle, storage: own, seed: ownSeed = seed, ...parts }: BankParts): Kernel {
  const bank = name === '' ? '' : `${name}: `
  const { storage: held, sender } = sendWhenStored(own, createHttpSender(handle))
  return createKernel({
    // A developer could have it call services of this machine.
    ...sandboxParts(isExposed ? null : sender),
    storage: held,
    pages: pagesOf({ needsKey: controlKey !== undefined }),
    ...(ownSeed !== undefined && { seed: ownSeed }),
    ...(log && { log: (call) => printCall(call, bank) }),
    onUnreadable: 'fail',
    maxRows,
    report: (line) => console.error(withRequest(`${bank}${line}`)),
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
await kernel.ready().catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))
// What is kept has how far its clock was moved.
if (opened.isKept && startTime !== undefined)
  await kernel.handle(
    new Request(`http://localhost${controlBase}/clock`, {
      method: 'POST',
      body: JSON.stringify({ set: new Date(startTime).toISOString() }),
    }),
  )

if (opened.isKept) await endDeliveries((request) => kernel.handle(request), overdue === undefined)

const endJobs = runJobsWhenDue(kernel, clock)

const banks = await openBanks({
  store: opened.banks,
  openKernel,
  clock: realClock,
  basePath: publicUrl?.path ?? '',
  ...(isExposed && { seedOf: randomSeed }),
  startTime: clock.now,
  snapshots: storage.snapshots,
  isOnDemand,
  limits,
  report: console.error,
}).catch((error: Error) => fail(`Couldn't start the sandbox: ${error.message}`))

async function wakeUnnamed() {
  await kernel.runJobs()
  await endDeliveries((request) => kernel.handle(request), false)
}
const endWaking =
  overdue &&
  wakeOverdueBanks({
    overdue,
    wake: (name) => (name === '' ? wakeUnnamed() : banks.wake(name)),
    clock: realClock,
    report: console.error,
  })

const findBank = underPath(publicUrl?.path ?? '', kernel, createFindBank(banks))
const server = createNodeHost(kernel, findBank, hostAccess(access))
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
  console.log(`Sandbox at http://${isIPv6(host) ? `[${host}]` : host}:${actual}, ${opened.place}`)
  if (publicUrl) console.log(`Its public address is ${publicUrl.origin}${publicUrl.path}`)
  if (controlKey !== undefined) console.log('Control calls need the control key')
})

// Calls that a fault delays are not waited for.
const shutdownGracePeriod = 1000
function stop() {
  endJobs()
  endWaking?.()
  server.close(() => void banks.close().finally(opened.close))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), shutdownGracePeriod).unref()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
