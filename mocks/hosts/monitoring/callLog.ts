import type { ServerLog } from '../serverLog.ts'
import type { CallObserver } from './hostMonitor.ts'

/** A line for each call, when its answer has ended. */
export const callLog = (log: ServerLog): CallObserver => ({
  ended({ method, operation, path, bank, requestId }, status, duration) {
    const durationMs = Math.round(duration * 100) / 100
    log.info('call', { method, operation, path, status, durationMs, bank, requestId })
  },
})
