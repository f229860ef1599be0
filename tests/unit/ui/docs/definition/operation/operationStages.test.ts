import { expect, test } from 'vitest'
import {
  createOperationStages,
  type Stage,
} from '../../../../../../src/ui/docs/definition/operation/operationStages.ts'

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`)

const counted = (stages: { stage: (id: string) => Stage }, count: number) => {
  const all = idsOf(count).map((id) => stages.stage(id))
  return Object.fromEntries([...new Set(all)].map((stage) => [stage, all.filter((each) => each === stage).length]))
}

test.each([
  ['of 30 all are there at once', 30, '', { laidOut: 1, live: 29 }],
  ['of more those that fill the window', 31, '', { laidOut: 1, live: 4, heading: 26 }],
  ['and what the address names, with the one above it', 2000, 'O1999', { laidOut: 3, live: 4, heading: 1993 }],
  ['and what the address names a field of', 2000, 'o1999.body.amount', { laidOut: 3, live: 4, heading: 1993 }],
  ['an address that names none changes nothing', 2000, 'other', { laidOut: 1, live: 4, heading: 1995 }],
  ['there may be none', 0, 'o1', {}],
])('%s', (_, count, address, expected) => {
  expect(counted(createOperationStages(idsOf(count), { isBuilt: false, address }), count)).toEqual(expected)
})

test('a page that was rendered at build begins with what was rendered', () => {
  const stages = createOperationStages(idsOf(300), { isBuilt: true, address: 'o299' })
  expect(counted(stages, 300)).toEqual({ laidOut: 1, live: 4, text: 195, heading: 100 })
  expect(counted({ stage: stages.builtStage }, 300)).toEqual({ laidOut: 1, live: 4, text: 195, heading: 100 })
})

test('the next without text come in order, and none that has more loses it', () => {
  const stages = createOperationStages(idsOf(40), { isBuilt: false, address: 'o7' })
  const heard: string[] = []
  for (const id of idsOf(40)) stages.subscribe(id, () => heard.push(`${id} ${stages.stage(id)}`))
  expect(stages.next(3)).toEqual(['o5', 'o8', 'o9'])
  stages.raise(stages.next(3), 'text')
  stages.raise(['o7', 'o8', 'o39', 'unknown'], 'live')
  stages.raise(['o8', 'o39'], 'text')
  expect(heard).toEqual(['o5 text', 'o8 text', 'o9 text', 'o8 live', 'o39 live'])
  const next = stages.next(100)
  expect(next).toEqual(idsOf(39).slice(10))
  stages.raise(next, 'text')
  expect(stages.next(1)).toEqual([])
})
