import { mkdirSync, writeFileSync } from 'node:fs'
import type { WalkKind } from './walk.ts'

/** What one walk adds, as processes send it. */
export interface WalkResult {
  steps: number
  isFailure: boolean
  reached: string[]
}

/** What all walks did, and what they reached together. */
export class Tally {
  readonly #measures: WalkKind<unknown>['measures']
  readonly #reasons: WalkKind<unknown>['unreached']
  readonly #reached = new Set<string>()
  walks = 0
  steps = 0
  failures = 0

  constructor({ measures, unreached }: Pick<WalkKind<never>, 'measures' | 'unreached'>) {
    this.#measures = measures
    this.#reasons = unreached
  }

  add({ steps, isFailure, reached }: WalkResult): void {
    this.walks += 1
    this.steps += steps
    if (isFailure) this.failures += 1
    for (const each of reached) this.#reached.add(each)
  }

  #shares(): string[] {
    return Object.entries(this.#measures).map(([what, all]) => {
      const share = all.size === 0 ? 0 : ([...all].filter((name) => this.#reached.has(name)).length * 100) / all.size
      return `${Math.round(share)} % of ${all.size} ${what}`
    })
  }

  /** What is measured beside the share of the last line. */
  get further(): string {
    return this.#shares().slice(1).join(', ')
  }

  get line(): string {
    return `${this.walks} walks, ${this.steps} steps, ${this.failures} failures, ${this.#shares()[0] ?? 'nothing'}`
  }

  /** Never reached, each with its reason where one is recorded. */
  get never(): { name: string; reason: string | undefined }[] {
    return Object.values(this.#measures)
      .flatMap((all) => [...all])
      .filter((name) => !this.#reached.has(name))
      .map((name) => ({ name, reason: this.#reasons[name] }))
  }

  /** Recorded as never reached, and reached all the same or no longer there. */
  get stale(): string[] {
    const all = new Set(Object.values(this.#measures).flatMap((each) => [...each]))
    return Object.keys(this.#reasons).filter((name) => this.#reached.has(name) || !all.has(name))
  }

  write(file: string): void {
    mkdirSync('reports', { recursive: true })
    const { walks, steps, failures, never, stale } = this
    writeFileSync(
      file,
      `${JSON.stringify({ walks, steps, failures, shares: this.#shares(), never, stale }, null, 2)}\n`,
    )
  }
}
