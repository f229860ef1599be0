import { loginOperations } from './authorization/loginOperations.ts'
import { responseKeyOperation } from './authorization/responseKey.ts'
import { tokenOperations } from './authorization/tokenOperations.ts'
import type { Operation } from './kernel/operation.ts'
import { portalOperations } from './portal/portalOperations.ts'
import { services } from './services/services.ts'
import { virtualCardNumber } from './services/virtualCardNumber.ts'

/** Everything that the bank answers; what else it learns is added here. */
export const operations: readonly Operation[] = [
  ...portalOperations,
  ...tokenOperations,
  ...loginOperations,
  responseKeyOperation,
  ...services,
  virtualCardNumber,
]
