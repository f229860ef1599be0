import type { Operation } from './operation.ts'
import { portalOperations } from './portal/portalOperations.ts'
import { services } from './services/services.ts'

/** Everything that the bank answers; what else it learns is added here. */
export const operations: readonly Operation[] = [...portalOperations, ...services]
