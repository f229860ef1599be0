import { expect } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { Observed } from './observed.ts'
import { plain, plainRecord } from './plain.ts'
import type { Model } from './spec.ts'

const activeStates = (snapshot: AnyMachineSnapshot): string[] => {
  const nodes = snapshot._nodes as { path: string[] }[]
  return nodes.map(({ path }) => path.join('.'))
}

function possible(model: Model, snapshot: AnyMachineSnapshot, name: string): boolean {
  const events = [...model.events].filter(([label, { type }]) => label === name || type === name)
  const [first] = events
  if (!first) throw new Error(`The expectations name "${name}", but the test has no such event`)
  return snapshot.can(first[1])
}

const partOf = (whole: Record<string, unknown>, part: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(part).map((key) => [key, key in whole ? whole[key] : '<undefined>']))

/** Holds what a real actor does against the tables written from the specification, and knows which rows were used. */
export class Expectations {
  readonly #model: Model
  readonly #used = new Set<string>()
  #before: string[] = []

  constructor(model: Model) {
    this.#model = model
  }

  restart() {
    this.#before = []
  }

  /** @throws AssertionError that names the row that does not hold. */
  check(label: string, snapshot: AnyMachineSnapshot, observed: Observed) {
    const now = activeStates(snapshot)
    for (const [state, row] of Object.entries(this.#model.states)) {
      if (!now.includes(state)) continue
      this.#used.add(state)
      const where = `in ${state}, after "${label}"`
      expect(observed.tags, `tags ${where}`).toEqual(expect.arrayContaining([...(row.tags ?? [])]))
      const forbidden = observed.tags.filter((tag) => row.withoutTags?.includes(tag))
      expect(forbidden, `tags that must not be there ${where}`).toEqual([])
      for (const name of row.can ?? []) expect(possible(this.#model, snapshot, name), `can ${name} ${where}`).toBe(true)
      for (const name of row.cannot ?? [])
        expect(possible(this.#model, snapshot, name), `can ${name} ${where}`).toBe(false)
      const context = plainRecord(row.context ?? {})
      expect(partOf(observed.context, context), `context ${where}`).toEqual(context)
      if (row.emits && !this.#before.includes(state))
        expect(observed.emits, `emits ${where}`).toEqual(row.emits.map(plain))
      row.check?.(snapshot)
    }
    for (const [name, row] of Object.entries(this.#model.steps)) {
      const [step, state] = name.split(' / ').toReversed()
      if (step !== label || (state !== undefined && !this.#before.includes(state))) continue
      this.#used.add(name)
      if (row.to !== undefined) expect(now, `states after "${name}"`).toContain(row.to)
      if (row.emits) expect(observed.emits, `emits of "${name}"`).toEqual(row.emits.map(plain))
      const context = plainRecord(row.context ?? {})
      expect(partOf(observed.context, context), `context after "${name}"`).toEqual(context)
    }
    this.#before = now
  }

  get unused(): string[] {
    return [...Object.keys(this.#model.states), ...Object.keys(this.#model.steps)].filter(
      (name) => !this.#used.has(name),
    )
  }
}
