import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { coverage, type ModelReport } from './coverage.ts'
import { edgeTree, explore, type Node } from './explore.ts'
import { parse, print } from './golden.ts'
import { joinParts, splitParts } from './goldenParts.ts'
import { type Replayed, replayTree } from './replayTree.ts'
import { type ModelSpec, modelOf } from './spec.ts'
import { randomWalks } from './walks.ts'

declare module 'vitest' {
  interface TaskMeta {
    model?: ModelReport
  }
}

/** With `--update` vitest writes the golden file only after the tests, so the replay takes what will be written. */
const isUpdating = () => {
  const { snapshotState } = expect.getState() as unknown as { snapshotState?: { _updateSnapshot?: string } }
  return snapshotState?._updateSnapshot === 'all'
}

/**
 * Defines the model tests of one chart in a file `tests/model/<noun>/<flow>.test.ts`, with the golden files beside it.
 * How to write one: tests/support/README.md.
 */
export function modelTest<Machine extends AnyStateMachine>(spec: ModelSpec<Machine>): void {
  const model = modelOf(spec)
  const place = String(expect.getState().testPath).replace(/\.test\.ts$/, '')
  const fileOf = (part: string) => `${place}${part && `.${part}`}.golden.json`
  const texts = (tree: readonly Node[]) =>
    new Map([...splitParts(tree, model.goldenParts)].map(([part, nodes]) => [part, print(nodes)]))
  const generated = () => texts(edgeTree(model))
  const committed = () => {
    const files = ['', ...Object.keys(model.goldenParts)]
    if (isUpdating() || !files.map(fileOf).every(existsSync)) return generated()
    return new Map(files.map((part) => [part, readFileSync(fileOf(part), 'utf8')]))
  }
  let replayed: Promise<Replayed> | undefined
  const replay = () => {
    replayed ??= replayTree(model, joinParts(new Map([...committed()].map(([part, text]) => [part, parse(text)]))))
    return replayed
  }

  describe(`chart ${model.machine.id}`, () => {
    test('generated paths equal the committed ones', async () => {
      const files = generated()
      expect([...files.keys()].sort()).toEqual(['', ...Object.keys(model.goldenParts)].sort())
      for (const [part, text] of files) await expect(text).toMatchFileSnapshot(fileOf(part))
    })

    test('a real actor runs the committed paths as written', { meta: { slow: 'walks every path' } }, async () => {
      const { tree } = await replay()
      expect(texts(tree)).toEqual(committed())
    })

    test('what the specification says holds in each state and step', async () => {
      const { failures, unused } = await replay()
      if (failures.length > 0) throw failures[0]
      expect(unused, 'rows that no path reached').toEqual([])
    })

    test('each transition is covered or excused', async ({ task }) => {
      const places = explore(model)
      const edges = [...places.values()].reduce((sum, place) => sum + place.edges.length, 0)
      const report = coverage(model, await replay(), { worlds: places.size - 1, edges })
      task.meta.model = report
      expect(
        report.uncovered.filter(({ reason }) => reason === undefined).map(({ name }) => name),
        'neither covered nor excused',
      ).toEqual([])
      expect(report.staleExcuses, 'excused although covered, or no such transition').toEqual([])
    })

    test('random walks on a real actor agree with the pure chart', () => randomWalks(model))
  })
}
