import type { Random } from '../core/random.ts'
import type { Walk } from '../core/walk.ts'
import { performCall } from './actions/calls.ts'
import { fillPool } from './actions/fillPool.ts'
import { performOtp } from './actions/otps.ts'
import { performToken } from './actions/tokens.ts'
import { performBank, performClock, performFault, performPortal, performSettings } from './actions/worldActions.ts'
import { Banks, type Plants } from './banks.ts'
import { BankChoices } from './choices/bankChoices.ts'
import { headerOf, isFault } from './exchange.ts'
import { violationsOf } from './oracles/oracles.ts'
import { firstMoment, walkSeed } from './seed.ts'
import type { Step } from './step.ts'
import { World } from './world.ts'

function perform(world: World, step: Step): Promise<boolean> {
  switch (step.do) {
    case 'token':
      return performToken(world, step)
    case 'call':
      return performCall(world, step)
    case 'otp':
      return performOtp(world, step)
    case 'clock':
      return performClock(world, step.by)
    case 'portal':
      return performPortal(world, step)
    case 'fault':
      return performFault(world, step.operation, step.fault)
    case 'settings':
      return performSettings(world, step.settings)
    case 'bank':
      return performBank(world, step.what)
  }
}

/** So many can be sent again. */
const rememberedCalls = 8

/** A walk over the services of the bank, by several applications and customers. */
export class BankWalk implements Walk<Step> {
  readonly steps: Step[] = []
  readonly reached = new Set<string>()
  private plan: Step[] = []

  private constructor(
    readonly world: World,
    private readonly choices: BankChoices,
  ) {}

  static async begin(choices = new BankChoices(), plants: Plants = {}): Promise<BankWalk> {
    const { rows, applications } = await walkSeed()
    const world = new World(await Banks.open(rows, firstMoment, plants), { ...applications })
    fillPool(world)
    return new BankWalk(world, choices)
  }

  async choose(random: Random): Promise<Step> {
    if (this.plan.length === 0) this.plan = this.choices.choose(random, this.world)
    return this.plan.shift() as Step
  }

  /** Only what the bank itself has answered counts as reached. */
  private collect(): void {
    for (const exchange of this.world.exchanges) {
      const { operation, completed, answer } = exchange
      if (!operation || isFault(exchange)) continue
      const of = completed && answer.status === 200 ? [operation, completed] : [operation]
      for (const { id } of of) {
        const names = [`${id} ${answer.status}`, `${id} ${answer.status} ${headerOf(exchange).detailCode ?? ''}`]
        for (const name of names) {
          this.reached.add(name)
          this.choices.reached.add(name)
        }
      }
    }
  }

  async take(step: Step): Promise<string[]> {
    this.world.exchanges = []
    if (!(await perform(this.world, step))) return []
    this.steps.push(step)
    this.collect()
    if (step.do === 'call' && this.world.exchanges.every(({ answer }) => answer.status === 200)) {
      this.world.calls.push(step)
      if (this.world.calls.length > rememberedCalls) this.world.calls.shift()
    }
    return violationsOf(this.world)
  }

  close(): Promise<void> {
    return this.world.banks.close()
  }
}
