import type { PageFacts } from '../pageView.ts'
import type { Step } from '../step.ts'
import type { WalkState } from '../walkState.ts'

/** What one step did: the page before and after it, whether all came to rest, and what the console said meanwhile. */
export interface TakenStep {
  walk: WalkState
  step: Step
  /** Undefined where the page was none of the portal's. */
  before: PageFacts | undefined
  after: PageFacts
  isIdle: boolean
  complaints: readonly string[]
}
