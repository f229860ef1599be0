import { createStore } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followBankPresence } from '../../../../../src/app/bootstrap/sandbox/followBankPresence.ts'
import { bankRemoved, changesChannelOf, everyTable } from '../../../../../src/rules/sandbox/changes.ts'
import { sandboxBankAtom } from '../../../../../src/ui/sandbox/sandboxHost.ts'

test('a bank that is deleted is missing until one of its name reports a change, and is asked about only then', async () => {
  const channel = new BroadcastChannel(changesChannelOf('team-a'))
  onTestFinished(() => channel.close())
  const store = createStore()
  let status = 200
  let asked = 0
  const fetch = async () => {
    asked += 1
    return new Response(null, { status })
  }
  const isMissing = () => store.get(sandboxBankAtom).isMissing
  followBankPresence(fetch, 'team-a', store)
  expect(asked).toBe(1)

  channel.postMessage({ tables: ['accounts'] })
  status = 404
  channel.postMessage({ tables: ['system', everyTable] })
  await vi.waitFor(() => expect(isMissing()).toBe(true))
  expect(asked).toBe(2)

  status = 200
  channel.postMessage({ tables: ['system', 'accounts'] })
  await vi.waitFor(() => expect(isMissing()).toBe(false))
  expect(asked).toBe(3)
})

test('of a bank that is said to be removed nothing is asked: a call may create it again', async () => {
  const channel = new BroadcastChannel(changesChannelOf('team-a'))
  onTestFinished(() => channel.close())
  const store = createStore()
  const fetch = vi.fn(async () => new Response())
  followBankPresence(fetch, 'team-a', store)
  channel.postMessage({ tables: [bankRemoved] })
  await vi.waitFor(() => expect(store.get(sandboxBankAtom).isMissing).toBe(true))
  expect(fetch).toHaveBeenCalledTimes(1)
})
