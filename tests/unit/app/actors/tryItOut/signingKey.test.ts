import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { createApplicationChanges } from '../../../../../src/app/actors/applications/applicationChanges.ts'
import { startActor } from '../../../../../src/app/actors/shared/startActor.ts'
import { signingKeyOf } from '../../../../../src/app/actors/tryItOut/signingKey.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

const framed = (key: string) =>
  `-----BEGIN PUBLIC KEY-----\r\n${key.replace(/.{64}/g, '$&\r\n')}\r\n-----END PUBLIC KEY-----`

test('a generated key counts as registered while an application has its public half', async () => {
  const screen = createApplicationChanges()
  let registered: () => Promise<string[]> = async () => []
  const machine = signingKeyOf({
    session: { owner: () => 'deniz', subscribe: () => () => {} },
    changes: screen(),
    publicKeys: () => registered(),
  })
  const actor = startActor({ clock: frozenClock(), whenHydrated: (start) => start() }, machine, {})
  onTestFinished(() => void actor.stop())
  actor.send({ type: 'key.generate' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('held'))
  expect(context.isRegistered).toBe(false)
  const publicKey = context.key?.publicKey ?? ''
  const isRegistered = async (keys: () => Promise<string[]>) => {
    const reads: Promise<unknown>[] = []
    registered = () => {
      const read = keys()
      reads.push(read.catch(() => {}))
      return read
    }
    // As the form of the application does it, on another screen.
    screen().publish()
    expect(reads).toHaveLength(1)
    await Promise.all(reads)
    await Promise.resolve()
    return actor.getSnapshot().context.isRegistered
  }
  expect(await isRegistered(async () => ['MIIB', ''])).toBe(false)
  expect(await isRegistered(async () => ['MIIB', publicKey])).toBe(true)
  expect(await isRegistered(async () => Promise.reject(new Error('Network Error')))).toBe(true)
  expect(await isRegistered(async () => [])).toBe(false)
  expect(await isRegistered(async () => [framed(publicKey)])).toBe(true)
  actor.send({ type: 'key.clear' })
  expect(actor.getSnapshot().context.isRegistered).toBe(false)
})
