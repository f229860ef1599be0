import { expect, test } from 'vitest'
import { createDisk, createPlaces, createTimeline } from '../../../../../scripts/speed/shared/queues.ts'

/** The queues that docs/scaling.md is simulated with. */

test('events run in the order of their time, and of being asked for at the same time', () => {
  const timeline = createTimeline()
  const ran: [string, number][] = []
  const note = (name: string) => () => void ran.push([name, timeline.now])
  for (const [name, at] of [
    ['c', 3],
    ['a', 1],
    ['d', 3],
    ['b', 2],
  ] as const)
    timeline.after(at, note(name))
  timeline.after(1, () => timeline.after(1, note('later')))
  timeline.run()
  expect(ran).toEqual([
    ['a', 1],
    ['b', 2],
    ['later', 2],
    ['c', 3],
    ['d', 3],
  ])
})

test('two places serve three at once in three halves of the time', () => {
  const timeline = createTimeline()
  const places = createPlaces(timeline, 2)
  const ended: number[] = []
  for (let index = 0; index < 3; index++)
    places.take(() =>
      timeline.after(10, () => {
        places.free()
        ended.push(timeline.now)
      }),
    )
  timeline.run()
  expect([ended, places.used, places.longestQueue]).toEqual([[10, 10, 20], 30, 1])
})

test('a flush stores all that waited when it began, and those that come meanwhile wait for the next', () => {
  const timeline = createTimeline()
  const disk = createDisk(timeline, () => 4)
  const stored: [string, number][] = []
  const store = (name: string) => disk(() => void stored.push([name, timeline.now]))
  store('first')
  timeline.after(1, () => store('second'))
  timeline.after(2, () => store('third'))
  timeline.run()
  expect(stored).toEqual([
    ['first', 4],
    ['second', 8],
    ['third', 8],
  ])
})
