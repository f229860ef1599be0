import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamChanges } from '../../../../../mocks/hosts/server/changeStream.ts'
import type { Kernel } from '../../../../../mocks/kernel/kernel.ts'
import type { ChangeListener } from '../../../../../mocks/kernel/turns/turns.ts'

class SlowResponse extends EventEmitter {
  writableNeedDrain = false
  readonly written: string[] = []
  writeHead() {}
  write(text: string) {
    this.written.push(text)
  }
  end = vi.fn()
}

let response: SlowResponse
let listeners: Set<ChangeListener>
let stopping: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  response = new SlowResponse()
  listeners = new Set()
  stopping = new AbortController()
  const subscribe: Kernel['subscribe'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  streamChanges(subscribe, response as unknown as ServerResponse, stopping.signal)
})
afterEach(() => vi.useRealTimers())

const change = (...tables: string[]) => {
  for (const listener of listeners) listener(tables)
}

test('what changes while the client reads slowly comes as one event once it can take more', () => {
  response.writableNeedDrain = true
  change('mails')
  change('events', 'mails')
  expect(response.written).toEqual([':\n\n'])
  response.writableNeedDrain = false
  response.emit('drain')
  expect(response.written).toEqual([':\n\n', 'data: {"tables":["mails","events"]}\n\n'])
})

test('a silent stream has a line every 15 seconds, until the client goes', () => {
  vi.advanceTimersByTime(30_000)
  expect(response.written).toEqual([':\n\n', ':\n\n', ':\n\n'])
  response.emit('close')
  expect(listeners.size).toBe(0)
  vi.advanceTimersByTime(30_000)
  expect(response.written).toHaveLength(3)
})

test('a server that stops ends the streams that are open, and no longer those that have ended', () => {
  response.emit('close')
  stopping.abort()
  expect(response.end).not.toHaveBeenCalled()
  const open = new SlowResponse()
  const later = new AbortController()
  streamChanges(() => () => undefined, open as unknown as ServerResponse, later.signal)
  later.abort()
  expect(open.end).toHaveBeenCalledOnce()
})
