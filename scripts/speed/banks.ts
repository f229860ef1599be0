import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { discoveryPaths } from '../../src/rules/bank/authorization/discovery.ts'
import { startPostgres } from '../support/embeddedPostgres.ts'
import { killAll, processorTime, residentMemory, type Server, startSandbox, stop } from './shared/servers.ts'

/**
 * Many banks in one server, in a data folder or with STORAGE=postgres in a PostgreSQL of its own (docs/speed.md): what a server
 * takes with all of them while some are in memory, and how long the next call of an unloaded one takes.
 */
const banks = Number(process.env.BANKS ?? 1000)
const open = Number(process.env.OPEN ?? 50)
const samples = Number(process.env.CALLS ?? 300)
/** How many calls the log of each bank has from the start. */
const logged = Number(process.env.LOGGED ?? 0)
const folder = mkdtempSync(join(tmpdir(), 'portico-banks-'))
const postgres = process.env.STORAGE === 'postgres' ? await startPostgres(true) : undefined

const call = { path: '/health', method: 'GET' } as const

async function ask(url: string, init?: RequestInit): Promise<void> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

const at = (values: number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN
const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`

/** Each call is of the bank that was called longest ago, or of one bank. */
async function timed(server: Server, title: string, nameOf: (index: number) => string): Promise<void> {
  const before = processorTime(server)
  const times: number[] = []
  for (let index = 0; index < samples; index++) {
    const start = performance.now()
    await ask(`${server.address}/banks/${nameOf(index)}/sandbox/api/mails`)
    times.push(performance.now() - start)
  }
  const processor = (processorTime(server) - before) / samples
  console.log(
    `${title}: median ${shown(at(times, 0.5))}, 95 of 100 within ${shown(at(times, 0.95))}, processor ${shown(processor)}`,
  )
}

try {
  const storage = postgres ? ['--database', postgres.url()] : ['--data', folder]
  const server = await startSandbox('sandbox', call, [...storage, '--banks', String(banks), '--open', String(open)])
  console.log(`no banks yet: ${residentMemory(server)} MB`)
  const before = processorTime(server)
  let most = 0
  for (let index = 0; index < banks; index++) {
    const init = { method: 'PUT', body: JSON.stringify({ seed: `seed ${index}` }) }
    await ask(`${server.address}/sandbox/api/banks/bank-${index}`, init)
    for (let each = 0; each < logged; each++)
      await ask(`${server.address}/banks/bank-${index}${discoveryPaths.authorizationServer}`)
    most = Math.max(most, residentMemory(server))
  }
  const each = (processorTime(server) - before) / banks
  console.log(`${banks} banks, ${open} in memory: ${residentMemory(server)} MB, at most ${most} MB`)
  console.log(`making one${logged === 0 ? '' : ` and ${logged} calls of it`}: processor ${shown(each)}`)
  await timed(server, 'the next call of an unloaded bank', (index) => `bank-${index % banks}`)
  await timed(server, 'a call of a bank in memory', () => 'bank-0')
  console.log(`after these calls: ${residentMemory(server)} MB`)
  await stop(server)
} finally {
  killAll()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
