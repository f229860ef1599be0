import type { Address } from '../routes/address.ts'
import { hasWords } from '../text/foldedText.ts'
import type { Application } from './applications.ts'

/** Applications whose name or description has every word, in any case. */
export const matchingApplications = (applications: readonly Application[], words: string): readonly Application[] =>
  applications.filter(({ name, description }) => hasWords(`${name} ${description}`, words))

/** What an application without a name is called where it is not edited. */
export const fallbackName = (id: string): string => `Application ${id}`

/** The form of one application; `readOnly` only shows it (001 section 2). */
export const applicationHref = (id: string, readOnly = false): Address =>
  `/dashboard?page=editapplication&appId=${encodeURIComponent(id)}${readOnly ? '&readOnly=true' : ''}`
