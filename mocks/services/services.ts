import { ratesAndCalculatorsServices } from './ratesAndCalculators.ts'
import type { Service } from './service.ts'

/** Every service that the bank answers; a product adds its own list. */
export const services: readonly Service[] = [...ratesAndCalculatorsServices]
