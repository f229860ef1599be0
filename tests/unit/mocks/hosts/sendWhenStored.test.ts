import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import { sendWhenStored } from '../../../../mocks/hosts/sendWhenStored.ts'

const request = (id: string) => ({ id, url: 'http://localhost/', headers: {}, body: '' })

test('what a turn sends goes out after it, and not at all if it fails', async () => {
  const sent: string[] = []
  const { storage, sender } = sendWhenStored(memoryStorage(), {
    now: () => 0,
    send: ({ id }) => void sent.push(id),
  })
  const answer = await storage.exclusive(async () => {
    sender.send(request('1'))
    sender.send(request('2'))
    expect(sent).toEqual([])
    return 'answer'
  })
  expect([answer, sent]).toEqual(['answer', ['1', '2']])
  const failing = storage.exclusive(async () => {
    sender.send(request('3'))
    throw new Error('not stored')
  })
  await expect(failing).rejects.toThrow('not stored')
  await storage.exclusive(async () => sender.send(request('4')))
  expect(sent).toEqual(['1', '2', '4'])
})

test('what ran again is sent once', async () => {
  const sent: string[] = []
  const memory = memoryStorage()
  const twice = { ...memory, exclusive: async <Result>(work: () => Promise<Result>) => (await work(), work()) }
  const { storage, sender } = sendWhenStored(twice, { now: () => 0, send: ({ id }) => void sent.push(id) })
  await storage.exclusive(async () => sender.send(request('1')))
  expect(sent).toEqual(['1'])
})
