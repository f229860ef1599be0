import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { searchMachine } from '../../../src/machines/search/search.machine.ts'
import type { SearchResult } from '../../../src/rules/search/search.ts'
import { modelTest } from '../../support/model/modelTest.ts'
import { searchModel } from './search.model.ts'

modelTest(searchModel)

const result = (name: string): SearchResult => ({ href: `/docs/${name}`, kind: 'page', title: name, context: '' })

test('the last five choices are recent, each once, the newest first', () => {
  const actors = {
    loadRecent: fromPromise<readonly SearchResult[], void>(async () => []),
    findEntries: fromPromise<readonly SearchResult[], { query: string }>(async () => []),
  }
  const actor = createActor(searchMachine.provide({ actors })).start()
  const emitted: string[][] = []
  actor.on('result.chosen', ({ recent }) => emitted.push(recent.map(({ title }) => title)))
  for (const name of ['a', 'b', 'c', 'd', 'b', 'e', 'f']) {
    actor.send({ type: 'search.open' })
    actor.send({ type: 'result.choose', result: result(name) })
  }
  actor.stop()
  expect(emitted).toEqual([
    ['a'],
    ['b', 'a'],
    ['c', 'b', 'a'],
    ['d', 'c', 'b', 'a'],
    ['b', 'd', 'c', 'a'],
    ['e', 'b', 'd', 'c', 'a'],
    ['f', 'e', 'b', 'd', 'c'],
  ])
})
