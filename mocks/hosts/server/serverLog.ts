import { currentRequestId, type ReportFailure, reportFailure, withRequest } from './uncaughtErrors.ts'

export type LogFormat = 'text' | 'json'

type Level = 'info' | 'warn' | 'error'

/** Nothing of it may be secret. */
export type LogFields = Readonly<Record<string, string | number | null | undefined>>

/** What a server prints: what is as it should be to standard output, the rest to standard error. */
export interface ServerLog {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  /** What a bank reports, with the request in which it does; undefined is the default bank. */
  report(message: string, bank?: string): void
  /** What nothing has caught. */
  failed: ReportFailure
}

const textLog: ServerLog = {
  info: (message) => console.log(message),
  warn: (message) => console.error(message),
  report: (message, bank) => console.error(withRequest(bank === undefined ? message : `${bank}: ${message}`)),
  failed: reportFailure,
}

/** A line in which line breaks are escaped; the fields with a value after time, level and message. */
const jsonLine = (level: Level, message: string, fields: LogFields = {}): string =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })

const jsonLog: ServerLog = {
  info: (message, fields) => console.log(jsonLine('info', message, fields)),
  warn: (message, fields) => console.error(jsonLine('warn', message, fields)),
  report: (message, bank) => console.error(jsonLine('error', message, { bank, requestId: currentRequestId() })),
  failed(request, error) {
    const message = request ? 'A request failed' : 'An error outside of a request'
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.error(jsonLine('error', message, { requestId: request?.id, method: request?.method, error: stack }))
  },
}

export const serverLog = (format: LogFormat): ServerLog => (format === 'json' ? jsonLog : textLog)

/** Node prints a warning in several lines, unless somebody else does. */
export function logWarnings(log: ServerLog): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message, stack }) => log.warn(`${name}: ${message}`, { error: stack }))
}
