import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolUse } from '../../db/storage/postgres/poolUse.ts'
import type { SendObserver } from '../webhookSender.ts'
import { type CallObserver, operationOf, type ServedCall } from './hostMonitor.ts'

/** What is read when the metrics are asked for; undefined where it cannot be read now. */
export interface Figures {
  /** With a name, and those of them in memory. */
  banks: number | undefined
  banksOpen: number
  /** Without streams. */
  callsInProgress: number
  callsWaiting: number
  jobsDue: number
  jobsLate: number
  /** Left out where no other process has banks of this storage. */
  banksOverdue?: number | undefined
  /** Left out without a database. */
  connections?: PoolUse
}

export interface Metrics extends CallObserver, SendObserver {
  /** How many webhooks have no answer yet. */
  sendsInProgress(): number
  read(): Promise<{ contentType: string; text: string }>
}

/** In seconds: a call in memory takes less than the first, one that a fault delays more than the last. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10]

/** Counting many calls at once takes a fraction of the time that one after another takes between other work. */
const batch = 200

/** The figures of a process. No label has what a caller chooses. */
export function createMetrics(readFigures: () => Promise<Figures>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name: `portico_${name}`, help, registers })

  const calls = new Counter({
    name: 'portico_calls_total',
    help: 'Calls with a response, by status; 0 is a lost connection',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'portico_call_duration_seconds',
    help: 'Seconds from the head of the request to the end of the response, without streams',
    labelNames: ['operation'],
    buckets,
    registers,
  })
  const inProgress = gauge('calls_in_progress', 'Calls in progress, without streams')
  const waiting = gauge('calls_waiting', 'Calls and jobs that are waiting for their turn in a bank')
  const banks = gauge('banks', 'Named banks')
  const banksOpen = gauge('banks_open', 'Named banks in memory of this process')
  const jobsDue = gauge('jobs_due', 'Jobs of banks in memory that are due')
  const jobsLate = gauge('jobs_late', 'Jobs of banks in memory that are late by 30 seconds or more')
  const sends = new Counter({
    name: 'portico_webhook_sends_total',
    help: 'Webhooks sent to a server: accepted with 200, refused with another status, or without a response in time',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['accepted', 'refused', 'no_answer']) sends.inc({ outcome }, 0)
  const sendsInProgress = gauge('webhook_sends_in_progress', 'Webhooks that are waiting for a response')
  let sendCount = 0
  let ended: { call: ServedCall; status: number; duration: number }[] = []

  function count() {
    for (const { call, status, duration } of ended) {
      const operation = operationOf(call)
      calls.inc({ operation, status })
      if (!call.isStream) durations.observe({ operation }, duration / 1000)
    }
    ended = []
  }

  const whereDatabase = () => ({
    overdue: gauge('banks_overdue', 'Banks whose jobs are late by 30 seconds or more, of all processes'),
    max: gauge('database_connections_max', 'Size of the connection pool'),
    connections: new Gauge({
      name: 'portico_database_connections',
      help: 'Transactions and statements that use a connection of the pool, or wait for one',
      labelNames: ['state'],
      registers,
    }),
  })
  let database: ReturnType<typeof whereDatabase> | undefined

  /** What is not known is left out. */
  const set = (metric: Gauge, value: number | undefined) =>
    value === undefined ? metric.remove({}) : metric.set(value)

  /** What costs something while nobody asks begins with the first who does. */
  let isFirst = true
  function collectProcess() {
    if (isFirst) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
    isFirst = false
  }

  return {
    ended(call, status, duration) {
      ended.push({ call, status, duration })
      if (ended.length >= batch) count()
    },

    sent: () => void sendCount++,

    reported(status) {
      sendCount--
      sends.inc({ outcome: status === 200 ? 'accepted' : status === null ? 'no_answer' : 'refused' })
    },

    sendsInProgress: () => sendCount,

    async read() {
      collectProcess()
      count()
      const figures = await readFigures()
      set(banks, figures.banks)
      banksOpen.set(figures.banksOpen)
      inProgress.set(figures.callsInProgress)
      waiting.set(figures.callsWaiting)
      jobsDue.set(figures.jobsDue)
      jobsLate.set(figures.jobsLate)
      sendsInProgress.set(sendCount)
      const { connections, banksOverdue } = figures
      if (connections) {
        database ??= whereDatabase()
        set(database.overdue, banksOverdue)
        database.max.set(connections.max)
        database.connections.set({ state: 'used' }, connections.used)
        database.connections.set({ state: 'waiting' }, connections.waiting)
      }
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
