import { createPart } from '../kit/parts/createPart.ts'
import { withStyles } from '../kit/parts/loadStylesheet.ts'

/** The products of a section, or one product; loaded beside the catalogue and not after it. */
export const cataloguePart = createPart(() => import('./CataloguePage.tsx'))

/** A service with its API viewer, which only the pages of services load. */
export const servicePart = createPart(() => withStyles(import('./definition/ServicePage.tsx')))
