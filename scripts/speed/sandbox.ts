import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Autocannon,
  answering,
  installTools,
  killAll,
  processorTime,
  residentMemory,
  type Server,
  startSandbox,
  startTool,
  stop,
} from './shared/servers.ts'

/**
 * Compares the sandbox server with prism and json-server (docs/speed.md): requests per second on a list call, in turns;
 * what a registration takes with few and with many others; how long a start takes.
 */
const registrations = Number(process.env.REGISTRATIONS ?? 20_000)
const calls = Number(process.env.CALLS ?? 200_000)
const rounds = Number(process.env.ROUNDS ?? 5)
const secondsPerTurn = 3
const starts = 7
const work = mkdtempSync(join(tmpdir(), 'portico-speed-'))

const context = { channel: 'APIPORTAL', language: 'TR' }
const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } } as const
const listCall = {
  ...post,
  path: '/api-dashboard-service/announcement/announcements',
  body: JSON.stringify({ context }),
}

const median = (values: number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN

let registered = 0
async function register({ address }: Server): Promise<void> {
  const number = ++registered
  const body = {
    context,
    name: 'Ada',
    lastName: 'Lovelace',
    eMailAddress: `developer${number}@example.com`,
    phoneNumber: '+441843000000',
    password: 'Analytical-Engine-1843',
    country: 'GB',
    recaptchaResponse: `sandbox-captcha-${number}`,
  }
  const answer = await fetch(`${address}/api-user-service/user/register`, { ...post, body: JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

async function registerMany(server: Server, count: number): Promise<void> {
  let left = count
  const caller = async () => {
    while (left-- > 0) await register(server)
  }
  await Promise.all([caller(), caller()])
}

interface Turn {
  perSecond: number
  /** Of the server's processor time, in microseconds. */
  perRequest: number
}

async function takeTurn(autocannon: Autocannon, server: Server): Promise<Turn> {
  const { path, ...call } = server.call
  const before = processorTime(server)
  const { requests, duration, non2xx } = await autocannon({
    ...call,
    url: `${server.address}${path}`,
    connections: 10,
    duration: secondsPerTurn,
  })
  if (non2xx > 0) throw new Error(`${server.name} failed ${non2xx} times`)
  return {
    perSecond: requests.total / duration,
    perRequest: ((processorTime(server) - before) * 1000) / requests.total,
  }
}

async function compareLists(autocannon: Autocannon, servers: Server[]): Promise<void> {
  const turns = new Map(servers.map(({ name }) => [name, [] as Turn[]]))
  for (let round = 0; round <= rounds; round++)
    for (const server of servers) {
      const turn = await takeTurn(autocannon, server)
      // The first round warms up.
      if (round > 0) turns.get(server.name)?.push(turn)
    }
  const prism = turns.get('prism') ?? []
  const ratio = (own: Turn[], of: (turn: Turn) => number) =>
    median(own.map((turn, round) => of(turn) / of(prism[round] ?? turn))).toFixed(2)
  const rows = [...turns].map(([name, own]) => {
    const [perSecond, perRequest] = [
      median(own.map((turn) => turn.perSecond)),
      median(own.map((turn) => turn.perRequest)),
    ]
    const ratios = `${ratio(own, (turn) => turn.perSecond)} | ${ratio(own, (turn) => turn.perRequest)}`
    return `| ${name} | ${perSecond.toFixed(0)} | ${perRequest.toFixed(0)} µs | ${ratios} |`
  })
  console.log('\n| server | requests per second | processor time | requests, to prism | processor time, to prism |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  console.log(rows.join('\n'))
}

/** What the server needs after its registrations, and after many calls more. */
async function measureMemory(autocannon: Autocannon, server: Server): Promise<void> {
  const before = residentMemory(server)
  const { path, ...call } = server.call
  const { requests } = await autocannon({ ...call, url: `${server.address}${path}`, connections: 10, amount: calls })
  const after = residentMemory(server)
  console.log(`\nMemory of ${server.name}: ${before} MB, and after ${requests.total} calls more ${after} MB`)
}

/** One registration after another, in turns on the two servers. */
async function compareRegistrations(few: Server, many: Server): Promise<void> {
  const ratios: number[] = []
  for (let round = 0; round < 15; round++) {
    const times = []
    for (const server of round % 2 ? [few, many] : [many, few]) {
      const before = performance.now()
      for (let index = 0; index < 40; index++) await register(server)
      times.push(performance.now() - before)
    }
    const [first = 0, second = 0] = times
    ratios.push(round % 2 ? second / first : first / second)
  }
  console.log(`A registration after ${registrations}, to one after few (${few.name}): ${median(ratios).toFixed(2)}`)
}

async function timeStarts(title: string, parameters: string[]): Promise<void> {
  const times: number[] = []
  for (let start = 0; start < starts; start++) {
    const before = performance.now()
    const server = await startSandbox(title, listCall, parameters)
    await answering(`${server.address}/sandbox/api/clock`)
    times.push(performance.now() - before)
    await stop(server)
  }
  console.log(`${title}: ${median(times).toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')})`)
}

async function main(): Promise<void> {
  const autocannon = installTools()
  const folder = (name: string) => ['--data', join(work, name)]
  const sandbox = (name: string, parameters: string[] = []) => startSandbox(`sandbox, ${name}`, listCall, parameters)
  const few = [await sandbox('memory'), await sandbox('data folder', folder('few'))] as const
  const many = [
    await sandbox(`memory, ${registrations} registrations`),
    await sandbox(`data folder, ${registrations} registrations`, folder('many')),
  ] as const
  console.log(`Registering ${registrations} developers, twice …`)
  await Promise.all(many.map((server) => registerMany(server, registrations)))

  const { data } = (await (await fetch(`${few[0].address}${listCall.path}`, listCall)).json()) as { data: unknown[] }
  const rows = join(work, 'list.json')
  writeFileSync(rows, JSON.stringify({ announcements: data }))
  const list = { path: '/announcements', method: 'GET' } as const
  const others = [
    await startTool('prism', ['mock', '-v', 'error', 'src/api/openapi.yaml'], 4010, listCall),
    await startTool('json-server', ['--quiet', '--host', '127.0.0.1', rows], 4011, list),
  ]
  await compareLists(autocannon, [...few, ...many, ...others])
  await measureMemory(autocannon, many[0])
  console.log('')
  await compareRegistrations(few[0], many[0])
  await compareRegistrations(few[1], many[1])
  for (const server of [...few, ...many, ...others]) await stop(server)
  console.log('\nFrom the start of the process to the first answer:')
  await timeStarts('memory', [])
  await timeStarts(`data folder, ${registrations} registrations`, folder('many'))
}

try {
  await main()
} finally {
  killAll()
  rmSync(work, { recursive: true, force: true })
}
