import { onboardingOperations } from './onboarding.ts'
import { sessionOperations } from './session.ts'

/** Every call of the contract; a new room adds its own list. */
export const operations = [...sessionOperations, ...onboardingOperations]
