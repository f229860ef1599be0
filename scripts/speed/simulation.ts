import { createDisk, createPlaces, createTimeline, type Places } from './shared/queues.ts'

/**
 * How many servers and processors many developers need: queues with the times that `npm run speed -- instances` and
 * `-- banks` measure (docs/scaling.md). Each number can be set in the environment. It measures nothing itself.
 */
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

/** What developers do, which nobody has measured: a busy hour. */
const sizes = (process.env.DEVELOPERS ?? '100,1000,10000,100000').split(',').map(Number)
const activeShare = number('ACTIVE', 0.1)
const callsPerMinute = number('CALLS_PER_MINUTE', 10)
const transferShare = number('TRANSFERS', 0.2)

/** Processor time of a call, in milliseconds: of a server, and of PostgreSQL. */
const list = { server: number('LIST_SERVER_MS', 1.4), database: number('LIST_DATABASE_MS', 0.7) }
const transfer = { server: number('TRANSFER_SERVER_MS', 4), database: number('TRANSFER_DATABASE_MS', 1) }
/** Of an unloaded bank, before its call. */
const load = { server: number('LOAD_SERVER_MS', 12), database: number('LOAD_DATABASE_MS', 4) }
const flush = number('FLUSH_MS', 2)

/** Of a bank: in memory while it is open, and on disk; in megabytes. */
const memoryOfBank = number('MEMORY_MB', 6)
const diskOfBank = number('DISK_MB', 3)
/** Of a server without banks. */
const memoryOfServer = 170
const openBanks = number('OPEN', 300)
const poolSize = 10

/** How much of a server or of PostgreSQL is used at most, so that a busy minute does not queue. */
const mostUsed = number('MOST_USED', 0.6)
const simulatedCalls = number('SIMULATED_CALLS', 60_000)

/** Mulberry32: the same numbers in each run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface System {
  developers: number
  servers: number
  databaseCores: number
}

interface Result {
  /** In milliseconds, of half, 95 and 99 of 100 calls. */
  times: [number, number, number]
  serversUsed: number
  databaseUsed: number
  /** Of the connections of one server, on average, and how many calls waited for one at most. */
  connections: number
  waitedForConnection: number
  /** Of 100 calls, how many found their bank unloaded. */
  loads: number
}

function simulate({ developers, servers, databaseCores }: System): Result {
  const random = createRandom(1)
  const exponential = (mean: number) => -mean * Math.log(1 - random())
  /** Half of a time is the same for all calls. */
  const varied = (mean: number) => mean / 2 + exponential(mean / 2)
  const timeline = createTimeline()
  const active = Math.max(1, Math.round(developers * activeShare))
  const perMillisecond = (active * callsPerMinute) / 60_000
  const instances = Array.from({ length: servers }, () => ({
    processor: createPlaces(timeline, 1),
    pool: createPlaces(timeline, poolSize),
    /** The one that was called longest ago first. */
    open: new Set<number>(),
  }))
  const database = createPlaces(timeline, databaseCores)
  const disk = createDisk(timeline, () => varied(flush))
  const banks = new Map<number, Places>()
  const times: number[] = []
  let loads = 0

  const use = (places: Places, time: number, next: () => void) =>
    places.take(() =>
      timeline.after(time, () => {
        places.free()
        next()
      }),
    )

  function call() {
    const start = timeline.now
    const bank = Math.floor(random() * active)
    const instance = instances[bank % servers]
    const turns = banks.get(bank) ?? createPlaces(timeline, 1)
    if (!instance) return
    banks.set(bank, turns)
    const kind = random() < transferShare ? transfer : list
    turns.take(() => {
      const isUnloaded = !instance.open.delete(bank)
      instance.open.add(bank)
      const [oldest] = instance.open
      if (instance.open.size > openBanks && oldest !== undefined) instance.open.delete(oldest)
      // At the start all banks are unloaded, as no running server has them.
      const isLoaded = isUnloaded && times.length > simulatedCalls / 2
      if (isLoaded) loads++
      const before = varied(kind.server * 0.7) + (isUnloaded ? load.server : 0)
      const stored = varied(kind.database) + (isUnloaded ? load.database : 0)
      use(instance.processor, before, () =>
        instance.pool.take(() =>
          use(database, stored, () =>
            disk(() => {
              instance.pool.free()
              use(instance.processor, varied(kind.server * 0.3), () => {
                turns.free()
                times.push(timeline.now - start)
              })
            }),
          ),
        ),
      )
    })
  }

  let arrived = 0
  function arrive() {
    call()
    if (++arrived < simulatedCalls) timeline.after(exponential(1 / perMillisecond), arrive)
  }
  timeline.after(0, arrive)
  timeline.run()
  const later = times.slice(times.length / 2).sort((one, other) => one - other)
  const at = (part: number) => later[Math.floor(later.length * part)] ?? Number.NaN
  const usedOf = (places: Places, count: number) => places.used / timeline.now / count
  const mean = (of: (instance: (typeof instances)[number]) => number) =>
    instances.reduce((sum, instance) => sum + of(instance), 0) / servers
  return {
    times: [at(0.5), at(0.95), at(0.99)],
    serversUsed: mean(({ processor }) => usedOf(processor, 1)),
    databaseUsed: usedOf(database, databaseCores),
    connections: mean(({ pool }) => usedOf(pool, 1)),
    waitedForConnection: Math.max(...instances.map(({ pool }) => pool.longestQueue)),
    loads: (100 * loads) / later.length,
  }
}

/** As few servers and processors of PostgreSQL as stay below what may be used, two servers at least. */
function systemFor(developers: number): System {
  const active = developers * activeShare
  const perMillisecond = (active * callsPerMinute) / 60_000
  const mean = (of: 'server' | 'database') => (1 - transferShare) * list[of] + transferShare * transfer[of]
  for (let servers = 2; ; servers++) {
    const missing = Math.max(0, 1 - (openBanks * servers) / active)
    const used = (perMillisecond * (mean('server') + missing * load.server)) / servers
    const database = perMillisecond * (mean('database') + missing * load.database)
    if (used <= mostUsed) return { developers, servers, databaseCores: Math.ceil(database / mostUsed) }
  }
}

const percent = (part: number) => `${(100 * part).toFixed(0)} %`
console.log(
  `list ${list.server} + ${list.database} ms, transfer ${transfer.server} + ${transfer.database} ms, flush ${flush} ms`,
)
console.log(
  `${percent(activeShare)} of the developers at once, ${callsPerMinute} calls a minute each, ${percent(transferShare)} transfers`,
)
console.log(
  '| developers | calls a second | servers | used | PostgreSQL, cores | used | connections in use of a server | waiting for one at most | half, 95, 99 of 100 calls within | banks loaded, of 100 calls | memory of a server | rows on disk |',
)
console.log(`| ${Array.from({ length: 12 }, () => '---:').join(' | ')} |`)
for (const developers of sizes) {
  const system = systemFor(developers)
  const result = simulate(system)
  const perSecond = (developers * activeShare * callsPerMinute) / 60
  const open = Math.min(openBanks, (developers * activeShare) / system.servers)
  const cells = [
    developers,
    perSecond.toFixed(0),
    system.servers,
    percent(result.serversUsed),
    system.databaseCores,
    percent(result.databaseUsed),
    result.connections.toFixed(2),
    result.waitedForConnection,
    result.times.map((time) => `${time.toFixed(0)} ms`).join(', '),
    result.loads.toFixed(1),
    `${(memoryOfServer + open * memoryOfBank).toFixed(0)} MB`,
    `${((developers * diskOfBank) / 1000).toFixed(1)} GB`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
