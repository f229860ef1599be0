import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, emit } from 'xstate'
import type { Problem } from '../../../src/rules/problem.ts'
import { seal } from '../../../src/rules/security/secret.ts'
import { transferMachine } from '../../support/fixtures/transfer.machine.ts'
import { coverage } from '../../support/model/coverage.ts'
import { edgeTree, explore } from '../../support/model/explore.ts'
import { parse, print } from '../../support/model/golden.ts'
import { joinParts, splitParts } from '../../support/model/goldenParts.ts'
import { replayTree } from '../../support/model/replayTree.ts'
import { type Model, type ModelSpec, modelOf, reject, resolve } from '../../support/model/spec.ts'
import { stateName } from '../../support/model/stateName.ts'
import { tours } from '../../support/model/tours.ts'
import { randomWalks } from '../../support/model/walks.ts'
import { nowhere, type Step, take, type World, worldKey } from '../../support/model/world.ts'

const refused: Problem = { kind: 'answer', status: 400, message: 'Refused', described: true }
const lost: Problem = { kind: 'network', message: 'Network Error' }
const spec: ModelSpec<typeof transferMachine> = {
  machine: transferMachine,
  input: { amount: 0 },
  events: {
    'amount.change': { some: { amount: 5 }, none: { amount: 0 } },
    'transfer.submit': [{ secret: seal({ password: 'Open-Sesame-1' }) }],
    'transfer.cancel': [{}],
  },
  calls: { sendMoney: [resolve('sent', 'R-1'), reject('refused', refused), reject('lost', lost)] },
  listeners: { watchClock: { 'clock.moved': [{}] } },
  expectations: {
    states: { sending: { tags: ['busy'], cannot: ['transfer.submit'] } },
    steps: {
      'sendMoney: refused': { to: 'editing.failed', emits: [{ type: 'notice', variant: 'error', message: 'Refused' }] },
    },
  },
}
const model = modelOf(spec)
const golden = print(edgeTree(model))

type Config = typeof transferMachine.config
/** The fixture with a bug planted into its configuration or its implementations. */
function planted(change: (config: Config) => unknown, implementations = {}): Model {
  const { machine } = model
  const config = copyOf(machine.config) as Config
  change(config)
  const Machine = machine.constructor as new (config: unknown, implementations: unknown) => AnyStateMachine
  return { ...model, machine: new Machine(config, machine.implementations).provide(implementations) }
}

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]))
}

const sendingOf = (config: unknown) => (config as { states: { sending: Record<string, unknown> } }).states.sending

describe('the explorer', () => {
  test('finds the worlds and every edge, and writes the steps that show something new', () => {
    const places = explore(model)
    const edges = [...places.values()].reduce((sum, place) => sum + place.edges.length, 0)
    const lines = golden.split('\n').filter((line) => line.includes('"do"'))
    expect([places.size, edges, lines.length]).toEqual([17, 40, 16])
  })

  test('goes on in a golden file of its own after the step of a part', () => {
    const tree = parse(golden)
    const files = splitParts(tree, { sent: 'sendMoney: sent' })
    expect([...files.keys()]).toEqual(['', 'sent'])
    expect(print(files.get('') ?? [])).toContain('"part":"sent"}')
    expect(print(files.get('sent') ?? [])).not.toContain('"part"')
    expect(joinParts(files)).toEqual(tree)
  })

  test('writes a golden file that reads back as the same tree', () => {
    expect(print(parse(golden))).toBe(golden)
  })

  test('fires the earliest timer only, and arms it again when its state is re-entered', () => {
    expect(golden).toContain('{"do":"after idleTime (editing)","to":"abandoned"')
    expect(golden).toContain('{"do":"watchClock > clock.moved","arms":{"after idleTime (editing)":60000}')
  })

  test('shows each step of each state in a few tours, by the world that it leads to', () => {
    const places = explore(model)
    const sight = (from: World, { label }: Step, to: World) =>
      [from.snapshot ? stateName(from.snapshot.value) : '', label, worldKey(model, to)].join()
    const all = [...places.values()].flatMap(({ world, edges }) => edges.map(({ step, to }) => sight(world, step, to)))
    const walked = tours(model, places)
    const seen = walked.flatMap((steps) => {
      let world = nowhere
      return steps.map((step) => {
        const from = world
        world = take(model, from, step)
        return sight(from, step, world)
      })
    })
    expect(new Set(seen)).toEqual(new Set(all))
    expect(walked.length).toBeLessThan(all.length / 3)
  })

  test('says which port has neither outcomes nor events', () => {
    const { calls: _, ...without } = spec
    expect(() => explore(modelOf(without))).toThrow(
      'transfer invokes "sendMoney", but its test gives "sendMoney" neither outcomes (calls) nor events (listeners): start, amount.change(some), transfer.submit',
    )
  })

  test('says how a chart breaks that leaves a failure unhandled', () => {
    const deaf = planted((config) => {
      const { onError: _, ...invoke } = sendingOf(config).invoke as Record<string, unknown>
      sendingOf(config).invoke = invoke
    })
    expect(() => explore(deaf)).toThrow(
      'transfer broke after start, amount.change(some), transfer.submit, sendMoney: refused: {"described":true,"kind":"answer","message":"Refused","status":400}',
    )
  })

  test('says that a counter makes endless worlds', () => {
    const counting = planted(() => undefined, {
      actions: { setAmount: assign({ amount: ({ context }: { context: { amount: number } }) => context.amount + 1 }) },
    })
    expect(() => explore(counting)).toThrow('transfer has too many worlds')
  })
})

describe('a planted bug', () => {
  const silent = () => planted(() => undefined, { actions: { emitProblem: () => undefined } })

  test('is seen in the generated paths', () => {
    expect(print(edgeTree(silent()))).not.toBe(golden)
  })

  test('is seen when the committed paths run on a real actor', async () => {
    expect(print((await replayTree(model, parse(golden))).tree)).toBe(golden)
    const { tree } = await replayTree(silent(), parse(golden))
    expect(print(tree)).not.toBe(golden)
  })

  test('is seen when a call gets another input, a timer another delay, or a stop is missed', async () => {
    const bugs = [
      planted((config) => {
        ;(sendingOf(config).invoke as Record<string, unknown>).input = () => ({ amount: 1 })
      }),
      planted(() => undefined, { delays: { timeout: 3001 } }),
      planted((config) => {
        sendingOf(config).on = {}
      }),
    ]
    for (const bug of bugs) expect(print((await replayTree(bug, parse(golden))).tree)).not.toBe(golden)
  })

  test('is reported with the step that could not be taken', async () => {
    const noTimer = planted((config) => {
      sendingOf(config).after = {}
    })
    const { tree } = await replayTree(noTimer, parse(golden))
    expect(print(tree)).toContain(
      `{"do":"after timeout (sending)","broke":"\\"after timeout (sending)\\" cannot fire: the next timer is none"`,
    )
  })

  test('is seen by the expectations', async () => {
    const { failures } = await replayTree(silent(), parse(golden))
    expect(String(failures[0])).toContain('emits of "sendMoney: refused"')
    const idle = planted((config) => {
      sendingOf(config).tags = []
    })
    expect(String((await replayTree(idle, parse(golden))).failures[0])).toContain('tags in sending')
  })

  test('is seen when it puts a secret into the open', async () => {
    const leaking = planted(() => undefined, {
      actions: { emitProblem: emit({ type: 'notice', variant: 'error', message: 'Open-Sesame-1' }) },
    })
    const { tree } = await replayTree(leaking, parse(golden))
    expect(print(tree)).toContain('a secret is in the open: Op…')
  })

  test('is seen by the random walks when the real actor and the pure chart part', async () => {
    await randomWalks(model)
    let calls = 0
    const impure = planted(() => undefined, {
      guards: {
        isEnough: () => {
          calls += 1
          return calls % 2 === 0
        },
      },
    })
    await expect(randomWalks(impure)).rejects.toThrow('Property failed')
  })
})

describe('coverage', () => {
  const counted = async (changed: Model) =>
    coverage(changed, await replayTree(changed, edgeTree(changed)), { worlds: 0, edges: 0 })

  test('counts each transition and state on the real actor', async () => {
    const report = await counted(model)
    const { states, transitions } = report.reachable
    expect([states.length, transitions.length, report.uncovered]).toEqual([8, 10, []])
    expect(report.reached.states.toSorted()).toEqual(states.toSorted())
    expect(report.reached.transitions.toSorted()).toEqual(transitions.toSorted())
    expect(report.reached.guards.toSorted()).toEqual(['isAnswer no', 'isAnswer yes', 'isEnough yes'])
  })

  test('names what no path took, with its excuse', async () => {
    const { events: _, ...rest } = spec
    const { 'transfer.cancel': __, ...events } = spec.events ?? {}
    const excused = { 'slow: transfer.cancel → editing': 'the test has no such event' }
    const report = await counted(modelOf({ ...rest, events, excused }))
    expect(report.uncovered).toEqual([
      { name: 'sending: transfer.cancel → editing' },
      { name: 'slow: transfer.cancel → editing', reason: 'the test has no such event' },
    ])
  })

  test('does not let an excuse stand for what is covered or does not exist', async () => {
    const excused = { 'slow: transfer.cancel → editing': 'untrue', 'slow: transfer.never → editing': 'unknown' }
    const report = await counted(modelOf({ ...spec, excused }))
    expect(report.staleExcuses).toEqual(Object.keys(excused))
  })

  test('reports rows of the expectations that no path reached', async () => {
    const expectations = { states: { nowhere: { tags: ['busy'] } }, steps: { 'sendMoney: never': { to: 'sent' } } }
    const { unused } = await replayTree(modelOf({ ...spec, expectations }), edgeTree(model))
    expect(unused).toEqual(['nowhere', 'sendMoney: never'])
  })
})
