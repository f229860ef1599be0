import type { Server } from 'node:http'
import type { Clock } from '../../../src/rules/time/clock.ts'
import { counted } from '../../bank/inWords.ts'
import type { ServerLog } from './serverLog.ts'

/** All times in milliseconds. */
const graceTime = 9000
/** What Docker waits for a container, and longer than anything needs that still answers. */
export const stopTime = 10_000
const checkInterval = 20

/** npm passes on the Ctrl+C that the terminal has sent to every process: both are one. */
const sameSignalTime = 500

interface Options {
  server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>
  stopping: AbortController
  /** Calls and webhooks that have no answer yet. */
  inProgress(): { calls: number; webhooks: number }
  /** Ends what runs beside the calls, then the banks and their storage. */
  close(): Promise<void>
  log: Pick<ServerLog, 'info' | 'warn'>
  exit(code: number): void
  clock: Clock
}

const work = ({ calls, webhooks }: ReturnType<Options['inProgress']>) =>
  `${counted(calls, 'call')} and ${counted(webhooks, 'webhook')}`

const exitCodes = { SIGINT: 130, SIGTERM: 143 }

export type StopSignal = keyof typeof exitCodes

export const endAtOnce = (signal: StopSignal): never => process.exit(exitCodes[signal])

/** Returns what a signal does: the first one lets what is in progress finish and ends the process, the next ends it at once. */
export function createGracefulStop({ server, stopping, inProgress, close, log, exit, clock }: Options) {
  let startedAt: number | undefined

  const wait = (time: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, time))

  async function untilIdle(end: number) {
    const { calls, webhooks } = inProgress()
    if (calls + webhooks > 0) log.info(`Stopping: ${work({ calls, webhooks })} have up to ${graceTime / 1000} seconds`)
    for (;;) {
      const left = inProgress()
      if (left.calls + left.webhooks === 0) return
      if (clock.now() >= end) return log.warn(`Stopping before ${work(left)} have finished`)
      await wait(checkInterval)
      server.closeIdleConnections()
    }
  }

  async function stop(start: number) {
    stopping.abort()
    server.close()
    server.closeIdleConnections()
    await untilIdle(start + graceTime)
    server.closeAllConnections()
    const isClosed = await Promise.race([
      close().then(
        () => true,
        (error: Error) => {
          log.warn(`Couldn't close the storage: ${error.message}`)
          return false
        },
      ),
      wait(start + stopTime - clock.now()).then(() => {
        log.warn("Couldn't close the storage in time")
        return false
      }),
    ])
    exit(isClosed ? 0 : 1)
  }

  return (signal: StopSignal): void => {
    const now = clock.now()
    if (startedAt === undefined) {
      startedAt = now
      void stop(now)
    } else if (now >= startedAt + sameSignalTime) exit(exitCodes[signal])
  }
}
