import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiProducts, baasProducts, servicesOf } from '../../src/rules/catalogue/catalogue.ts'
import type { Catalogue } from '../../src/rules/catalogue/catalogueSchema.ts'

/** Where pages are that had another address, by that one. */
export type MovedAddresses = Readonly<Record<string, string>>

/** Addresses of products and services had their numbers, which do not depend on names. */
export function movedAddresses(catalogue: Catalogue): MovedAddresses {
  const sections = [
    ['/docs/api', apiProducts(catalogue.products)],
    ['/docs/baas', baasProducts(catalogue.products)],
  ] as const
  const moved = sections.flatMap(([section, products]) =>
    products.flatMap(({ id, slug }) => {
      const from = `${section}/${encodeURIComponent(id)}`
      const to = `${section}/${slug}`
      const services = servicesOf(catalogue, id).flatMap((service) => {
        const number = `${from}/${encodeURIComponent(service.serviceId)}`
        const named = `${to}/${service.slug}`
        return [
          [number, named],
          [`${number}.md`, `${named}.md`],
        ] as const
      })
      return [[from, to] as const, ...services]
    }),
  )
  return Object.fromEntries(moved.filter(([from, to]) => from !== to))
}

export const movedFile = '.vite/moved.json'

/** Of a built folder. */
export function readMoved(folder: string): MovedAddresses {
  const file = join(folder, movedFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MovedAddresses) : {}
}
