import { readFileSync } from 'node:fs'
import { connect, type Database } from '../../mocks/db/storage/postgres/connect.ts'
import { startPostgres } from '../support/embeddedPostgres.ts'
import { accountsRequest, ask, type Caller, median, type Request, signIn, transferRequest } from './shared/caller.ts'
import { generateLoad, type Plan } from './shared/loadGenerator.ts'
import { killAll, processorTime, residentMemory, type Server, startSandbox, stop } from './shared/servers.ts'

/**
 * How many list calls one server and two answer on one PostgreSQL over many banks (docs/scaling.md): two with each bank at one of
 * them, as the proxy in deploy/ does it, and with each call at any. CALL=transfer sends transfers, CALL=mixed one after four list
 * calls. PostgreSQL waits for the disk unless DISK=off.
 */
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.DURATION ?? 4)
const banks = Number(process.env.BANKS ?? 32)
const connections = Number(process.env.CONNECTIONS ?? 16)
const kinds: Readonly<Record<string, readonly ((caller: Caller) => Request)[]>> = {
  list: [accountsRequest],
  transfer: [transferRequest],
  mixed: [accountsRequest, accountsRequest, accountsRequest, accountsRequest, transferRequest],
}
const requestsOf = kinds[process.env.CALL ?? 'list'] ?? []

/** After the servers of a bank were others, calls lock it for a second. */
const warmUpTime = 1500

type Mode = 'one server' | 'two servers, each bank at one' | 'two servers, each call at any'
const modes: readonly Mode[] = ['one server', 'two servers, each bank at one', 'two servers, each call at any']

const nameOf = (index: number) => `bank-${index}`
const portOf = ({ address }: Server) => Number(new URL(address).port)

function textOf(server: Server, bank: number, { method, path, headers, body }: Request): string {
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ Host: `127.0.0.1:${portOf(server)}`, ...headers, ...length })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} /banks/${nameOf(bank)}${path} HTTP/1.1\r\n${head}\r\n${body}`
}

/** Each connection has its share of the banks; with each call at any server, two connections share their banks. */
function plansOf(mode: Mode, servers: readonly Server[], callers: readonly Caller[]): Plan[] {
  return Array.from({ length: connections }, (_, connection) => {
    const server = servers[mode === 'one server' ? 0 : connection % 2] as Server
    const shared = mode === 'two servers, each call at any'
    const share = shared ? connection >> 1 : connection
    const shares = shared ? connections >> 1 : connections
    const own = callers.flatMap((caller, bank) => (bank % shares === share ? [{ bank, caller }] : []))
    const requests = requestsOf.flatMap((requestOf) =>
      own.map(({ bank, caller }) => textOf(server, bank, requestOf(caller))),
    )
    return { port: portOf(server), requests }
  })
}

/** Processor time of the connections' processes so far, in milliseconds; only on Linux. */
async function databaseTime(sql: Database): Promise<number> {
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity`
  const times = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  })
  return times.reduce((sum, each) => sum + each, 0)
}

interface Measured {
  perSecond: number
  /** Processor time of a call, in milliseconds. */
  servers: number
  database: number
  generator: number
}

async function measure(plans: Plan[], servers: readonly Server[], sql: Database): Promise<Measured> {
  await generateLoad(plans, warmUpTime)
  const used = async () => {
    const { user, system } = process.cpuUsage()
    const ofServers = servers.reduce((sum, server) => sum + processorTime(server), 0)
    return { servers: ofServers, database: await databaseTime(sql), generator: (user + system) / 1000 }
  }
  const [before, start] = [await used(), performance.now()]
  const count = await generateLoad(plans, seconds * 1000)
  const time = performance.now() - start
  const after = await used()
  return {
    perSecond: (1000 * count) / time,
    servers: (after.servers - before.servers) / count,
    database: (after.database - before.database) / count,
    generator: (after.generator - before.generator) / count,
  }
}

async function main(): Promise<void> {
  const postgres = await startPostgres(process.env.DISK !== 'off')
  const sql = await connect(postgres.url())
  try {
    const parameters = ['--database', postgres.url(), '--open', String(banks + 10)]
    const start = (name: string) => startSandbox(name, { path: '/health', method: 'GET' }, parameters)
    const servers = [await start('one'), await start('other')]
    const [first] = servers as [Server]
    const callers: Caller[] = []
    for (let bank = 0; bank < banks; bank++) {
      await ask(first, 'PUT', `/banks/${nameOf(bank)}`, {})
      callers.push(await signIn({ address: `${first.address}/banks/${nameOf(bank)}` }))
    }
    const found = new Map(modes.map((mode) => [mode, [] as Measured[]]))
    for (let round = 0; round <= rounds; round++)
      for (const mode of modes) {
        const measured = await measure(plansOf(mode, servers, callers), servers, sql)
        // The first round warms up.
        if (round > 0) found.get(mode)?.push(measured)
      }
    console.log(`${banks} banks, ${connections} connections, ${rounds} rounds of ${seconds} s`)
    console.log(`memory of a server: ${servers.map(residentMemory).join(' and ')} MB`)
    const [size] = await sql<{ rows: number; bytes: number }[]>`
      select count(*) as rows, pg_total_relation_size('portico.rows') as bytes from portico.rows`
    console.log(
      `a bank: ${(Number(size?.rows) / banks).toFixed(0)} rows, ${(Number(size?.bytes) / banks / 1e6).toFixed(1)} MB on disk`,
    )
    console.log('| servers | calls a second | to one | processor of a call: servers | PostgreSQL | load generator |')
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
    const one = found.get('one server') ?? []
    for (const [mode, all] of found) {
      const of = (name: keyof Measured) => median(all.map((each) => each[name]))
      const ratio = median(all.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN)))
      const times = (['servers', 'database', 'generator'] as const).map((name) => `${of(name).toFixed(2)} ms`)
      console.log(`| ${mode} | ${of('perSecond').toFixed(0)} | ${ratio.toFixed(2)} | ${times.join(' | ')} |`)
    }
    for (const server of servers) await stop(server)
  } finally {
    killAll()
    await sql.end({ timeout: 1 })
    await postgres.stop()
  }
}

await main()
