import type { ServerLog } from '../server/serverLog.ts'
import { type CallObserver, operationOf } from './hostMonitor.ts'

/** A line for each call, when its answer has ended. */
export const callLog = (log: ServerLog): CallObserver => ({
  ended(call, status, duration) {
    const { method, route, bank, requestId } = call
    const durationMs = Math.round(duration * 100) / 100
    log.info('call', { method, operation: operationOf(call), path: route?.path, status, durationMs, bank, requestId })
  },
})
