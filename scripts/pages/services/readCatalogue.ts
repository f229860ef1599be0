import { withFallbackNames } from '../../../src/rules/catalogue/catalogueNames.ts'
import { type Catalogue, catalogueLists } from '../../../src/rules/catalogue/catalogueSchema.ts'
import { withAddresses } from '../../../src/rules/catalogue/slugs.ts'
import { validate } from '../../../src/rules/schemas/validate.ts'
import { checkIds } from './serviceIds.ts'

/**
 * What a bank lists, with names and addresses as the portal makes them.
 *
 * @param source what to call it in a message
 * @throws Error when it has another shape, or ids that cannot be in an address
 */
export function readCatalogue(lists: unknown, source: string): Catalogue {
  checkIds(lists, source)
  const [failure, catalogue] = validate(lists, catalogueLists, { coerce: true })
  if (failure) throw new Error(`${source} is not usable: ${failure.message}`)
  return withAddresses(withFallbackNames(catalogue))
}
