import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, ContextFrom } from 'xstate'
import { secretsIn } from '../model/plain.ts'
import { listed, type ReachedLists, reachableOf, WatchedChart } from '../model/reach.ts'
import { type ModelSpec, modelOf } from '../model/spec.ts'
import { type ChartMoment, ChartPlace } from './chartPlace.ts'
import { invariant, type Oracle, temporal } from './oracle.ts'
import { type Fixture, findBroken, inWords, replay, type Walk } from './walk.ts'

/** What walks of one chart add to its coverage by paths. */
export interface WalkReport {
  chart: string
  walks: number
  reached: ReachedLists
  reachable: ReachedLists
  /** What neither is reached, by name, with the reason. */
  unreached: Readonly<Record<string, string>>
}

declare module 'vitest' {
  interface TaskMeta {
    walk?: WalkReport
  }
}

type Moment<Machine extends AnyStateMachine> = ChartMoment<ContextFrom<Machine>>

interface Sentence<Machine extends AnyStateMachine> {
  oracle: Oracle<Moment<Machine>>
  /** The chart with a bug that the sentence must find. */
  planted: (machine: AnyStateMachine) => AnyStateMachine
}

interface ChartWalks<Machine extends AnyStateMachine> {
  model: ModelSpec<Machine>
  sentences: readonly Sentence<Machine>[]
  /** Why no walk and no path gets there. */
  unreached?: Readonly<Record<string, string>>
}

const { WALKS, WALK } = process.env
const extent = { seed: WALKS === undefined ? 20_261_124 : Date.now() % 2 ** 31, runs: Number(WALKS ?? 60), steps: 30 }
/** A planted bug may need more walks than the sound chart is given. */
const plantedExtent = { seed: 2, runs: 2000, steps: 60 }

/** The oracles of one chart, typed by it, with those that hold for most charts. */
export function oraclesOf<Machine extends AnyStateMachine>() {
  type Now = Moment<Machine>
  const { always, never, until, eventually } = temporal
  return {
    invariant: invariant<Now>,
    always: always<Now>,
    never: never<Now>,
    until: until<Now>,
    eventually: eventually<Now>,

    canAct: (sentence = 'Whatever fails, in the end a person can act') =>
      eventually<Now>(sentence, (now) => now.isDone || !now.has('busy')),

    /** Of passwords, tokens and keys only handles are there; `texts` are further ones. */
    keepsSecrets: (texts: readonly string[], sentence = 'No secret is readable anywhere') =>
      always<Now>(sentence, ({ context, emitted, started }) => {
        const shown = JSON.stringify([context, emitted, started])
        return ![...texts, ...secretsIn([context, emitted, started])].some((secret) => shown.includes(secret))
      }),

    /** A call that runs is not started a second time. */
    oneAtATime: (id: string, sentence: string) =>
      never<Now>(
        sentence,
        (now, before) =>
          before?.running.includes(id) === true &&
          now.started.some((each) => each.id === id) &&
          !now.step.startsWith(`${id}: `),
      ),
  }
}

/**
 * Random walks of one chart, in `tests/model/<noun>/<flow>.property.test.ts`. A walk that breaks a sentence is printed, shortened, and
 * kept below `reports/walks`; `WALK=<that file> npm run model -- property` takes it again, `WALKS=5000` walks further, from a new seed.
 */
export function chartWalks<Machine extends AnyStateMachine>({
  model: spec,
  sentences,
  unreached = {},
}: ChartWalks<Machine>): void {
  const model = modelOf(spec)
  const { id } = model.machine
  const walkOf = (chart: WatchedChart, oracles: readonly Oracle<Moment<Machine>>[]) =>
    ({
      name: id,
      open: () => new ChartPlace(model, chart),
      oracles: oracles as readonly Oracle<ChartMoment>[],
    }) satisfies Walk<ChartMoment>
  const oracles = sentences.map(({ oracle }) => oracle)

  describe(`walks of ${id}`, () => {
    test('says three sentences or more, each once', () => {
      const said = new Set(oracles.map(({ sentence }) => sentence))
      expect(said.size).toBe(oracles.length)
      expect(said.size).toBeGreaterThanOrEqual(3)
    })

    test('no walk breaks a sentence', async ({ task }) => {
      const chart = new WatchedChart(model)
      const walk = walkOf(chart, oracles)
      const kept = WALK === undefined ? undefined : (JSON.parse(readFileSync(WALK, 'utf8')) as Fixture)
      if (kept?.walk === id) {
        const again = await replay(walk, kept.steps)
        if (again) expect.fail(inWords({ ...kept, ...again }))
      }
      const broken = await findBroken(walk, extent)
      if (broken) {
        mkdirSync('reports/walks', { recursive: true })
        const file = `reports/walks/${id}.json`
        writeFileSync(file, `${JSON.stringify(broken, null, 2)}\n`)
        expect.fail(`${inWords(broken)}\nkept in ${file}`)
      }
      const reachable = reachableOf(model.machine)
      const unforeseen = [...chart.reached.pairs].filter((name) => !reachable.pairs.includes(name))
      expect(unforeseen, 'pairs that were walked, but are not known').toEqual([])
      task.meta.walk = {
        chart: id,
        walks: extent.runs,
        reached: listed(chart.reached),
        reachable,
        unreached,
      }
    })

    test.each(sentences.map(({ oracle, planted }) => [oracle.sentence, oracle, planted] as const))(
      'a planted bug breaks “%s”',
      { tags: 'full' },
      async (sentence, oracle, planted) => {
        const walk = walkOf(new WatchedChart({ ...model, machine: planted(model.machine) }), [oracle])
        const broken = await findBroken(walk, plantedExtent)
        expect(broken?.sentence, 'no walk finds the planted bug').toBe(sentence)
        const again = await replay(walk, (JSON.parse(JSON.stringify(broken)) as Fixture).steps)
        expect(again).toEqual({ sentence, why: broken?.why, steps: broken?.steps })
        for (const [index] of (broken?.steps ?? []).entries()) {
          const without = (broken?.steps ?? []).filter((_, each) => each !== index)
          expect((await replay(walk, without))?.sentence, `it is not the shortest: ${broken?.steps[index]}`).not.toBe(
            sentence,
          )
        }
      },
    )
  })
}
