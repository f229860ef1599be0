import type { Choice } from '../../core/leastDone.ts'
import type { Step } from '../step.ts'

/** Steps that belong together, made once they are chosen. */
export type Offer = Choice<() => readonly Step[]>
