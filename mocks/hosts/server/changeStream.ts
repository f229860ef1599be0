import type { ServerResponse } from 'node:http'
import type { SandboxChanges } from '../../../src/rules/sandbox/changes.ts'
import { controlBase } from '../../http/paths.ts'
import type { ChangeListener } from '../../kernel/turns/turns.ts'

export const changesPath = `${controlBase}/changes`

export const streamHeaders = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }

/** The longest time without a line, in milliseconds: proxies close connections that are silent. */
const heartbeat = 15_000

/**
 * Sends the tables that change as server-sent events (HTML Standard, 9.2) for as long as the client listens. What changes
 * while the client reads slowly is sent as one event.
 */
export function streamChanges(
  subscribe: (listener: ChangeListener, onEnd: () => void) => () => void,
  outgoing: ServerResponse,
  stopping?: AbortSignal,
): void {
  const waiting = new Set<string>()
  const flush = () => {
    if (waiting.size === 0 || outgoing.writableNeedDrain) return
    const changes: SandboxChanges = { tables: [...waiting] }
    waiting.clear()
    outgoing.write(`data: ${JSON.stringify(changes)}\n\n`)
  }
  const unsubscribe = subscribe(
    (tables) => {
      for (const table of tables) waiting.add(table)
      flush()
    },
    () => outgoing.end(),
  )
  const end = () => void outgoing.end()
  stopping?.addEventListener('abort', end)
  const timer = setInterval(() => outgoing.write(':\n\n'), heartbeat).unref()
  outgoing.on('drain', flush).on('close', () => {
    clearInterval(timer)
    stopping?.removeEventListener('abort', end)
    unsubscribe()
  })
  outgoing.writeHead(200, streamHeaders)
  outgoing.write(':\n\n')
}
