import { startPostgres } from '../support/embeddedPostgres.ts'
import { type Call, type Caller, listAccounts, median, signIn, transferMoney } from './shared/caller.ts'
import { killAll, type Server, startSandbox, stop } from './shared/servers.ts'

/**
 * What a call takes on PostgreSQL, to memory (docs/speed.md): a list call and a transfer, one after another, servers in turns in
 * one run. PostgreSQL waits for the disk at each commit, as it does by default, or does not.
 */
const rounds = Number(process.env.ROUNDS ?? 9)
const calls = Number(process.env.CALLS ?? 300)

/** The median of what one call takes after another, in milliseconds. */
async function timed(server: Server, caller: Caller, call: Call): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < calls; index++) {
    const before = performance.now()
    const answer = await call(server, caller)
    const text = await answer.text()
    times.push(performance.now() - before)
    if (answer.status !== 200) throw new Error(`${server.name}: ${answer.status} ${text}`)
  }
  return median(times)
}

async function main(): Promise<void> {
  const [durable, quick] = [await startPostgres(true), await startPostgres(false)]
  try {
    const start = (name: string, parameters: string[] = []) =>
      startSandbox(name, { path: '/health', method: 'GET' }, parameters)
    const servers = [
      await start('memory'),
      await start('PostgreSQL', ['--database', durable.url()]),
      await start('PostgreSQL, not waiting for the disk', ['--database', quick.url()]),
    ]
    const callers = await Promise.all(servers.map(async (server) => ({ server, caller: await signIn(server) })))
    console.log('| call | storage | median | ratio |')
    console.log('| --- | --- | ---: | ---: |')
    for (const [title, call] of Object.entries({ 'list of accounts': listAccounts, transfer: transferMoney })) {
      const times = new Map(servers.map(({ name }) => [name, [] as number[]]))
      for (let round = 0; round <= rounds; round++)
        for (const { server, caller } of callers) {
          const time = await timed(server, caller, call)
          // The first round warms up.
          if (round > 0) times.get(server.name)?.push(time)
        }
      const memory = times.get('memory') ?? []
      for (const [name, own] of times) {
        const ratio = median(own.map((time, round) => time / (memory[round] ?? Number.NaN)))
        console.log(`| ${title} | ${name} | ${median(own).toFixed(2)} ms | ${ratio.toFixed(2)} |`)
      }
    }
    for (const server of servers) await stop(server)
  } finally {
    killAll()
    await durable.stop()
    await quick.stop()
  }
}

await main()
