import { type Database, maxConnections } from './connect.ts'

/** How much of what calls have asked for has a connection of the pool, and how much waits for one. */
export interface PoolUse {
  max: number
  used: number
  waiting: number
}

const outstanding = new WeakMap<Database, number>()

/** Notes that calls use one connection more until this ends; the driver does not say how many it uses. */
export function countUse<Work extends PromiseLike<unknown>>(sql: Database, work: Work): Work {
  const add = (count: number) => outstanding.set(sql, (outstanding.get(sql) ?? 0) + count)
  add(1)
  const end = () => add(-1)
  work.then(end, end)
  return work
}

export function poolUse(sql: Database): PoolUse {
  const all = outstanding.get(sql) ?? 0
  const used = Math.min(all, maxConnections)
  return { max: maxConnections, used, waiting: all - used }
}
