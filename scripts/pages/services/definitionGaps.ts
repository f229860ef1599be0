import { isInternal, servicesOf } from '../../../src/rules/catalogue/catalogue.ts'
import type { Catalogue, Product, Service } from '../../../src/rules/catalogue/catalogueSchema.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const named = ({ serviceId, name }: Service) => `${serviceId} ${name}`

/** What the portal makes of a service that was built without a definition; a group may name the address as well. */
const consequence = ({ swaggerUrl }: Service) =>
  swaggerUrl === ''
    ? 'its page says ‘No API definition provided.’, since swaggerUrl is empty'
    : `its page loads it from ${swaggerUrl}`

interface Listed {
  product: Product
  service: Service
}

function listedIn(catalogue: Catalogue): Listed[] {
  return catalogue.products.flatMap((product) =>
    servicesOf(catalogue, product.id).map((service) => ({ product, service })),
  )
}

/**
 * Which services of a catalogue have no definition and what follows from it, for whoever makes a build; empty when each has
 * one. `source` is where the definitions are, `files` are the ids of those that are there.
 */
export function definitionGaps(
  catalogue: Catalogue,
  { source, files }: { source: string; files: ReadonlySet<string> },
): string {
  const listed = listedIn(catalogue)
  const isOpen = ({ product }: Listed) => !isInternal(product.id)
  const open = listed.filter(isOpen)
  const missing = open.filter(({ service }) => !files.has(service.serviceId))
  const internal = listed.filter((each) => !isOpen(each) && !files.has(each.service.serviceId))
  const listedIds = new Set(listed.map(({ service }) => service.serviceId))
  const unlisted = catalogue.services.filter(({ serviceId }) => !listedIds.has(serviceId))
  const known = new Set(catalogue.services.map(({ serviceId }) => serviceId))
  const strays = [...files].filter((id) => !known.has(id))
  return [
    ...(missing.length === 0
      ? []
      : [
          `${missing.length} of ${counted(open.length, 'service has', 'services have')} no definition in ${source}: no page is rendered for them, and the Postman collection lacks them.`,
          ...missing.map(
            ({ product, service }) =>
              `  ${named(service)} (product ${product.id} ${product.name}): ${consequence(service)}`,
          ),
        ]),
    ...(internal.length === 0
      ? []
      : [
          `${counted(internal.length, 'internal service needs', 'internal services need')} no definition, since the portal lists none of them: ${internal.map(({ service }) => named(service)).join(', ')}.`,
        ]),
    ...(unlisted.length === 0
      ? []
      : [
          `${counted(unlisted.length, 'service is', 'services are')} in no product, so that no page leads to them: ${unlisted.map(named).join(', ')}.`,
        ]),
    ...(strays.length === 0
      ? []
      : [
          `${counted(strays.length, 'definition belongs', 'definitions belong')} to no service of the catalogue: ${strays.join(', ')}.`,
        ]),
  ].join('\n')
}
