import { baasRegulars, companyRegulars } from './companyAndBaas.ts'
import { individualRegulars } from './individualRegulars.ts'

/** What happens every month or in some, before the day of seeding and, unless it is past, after it. */
export const regulars = [...individualRegulars, ...companyRegulars, ...baasRegulars]
