import type { Plugin } from 'vite'

type Transformed = { code: string } | null

/** What a plug-in of the build makes of a module; null where it leaves it as it is. @throws Error with what fails the build */
export async function transformedBy({ transform }: Plugin, code: string, id: string): Promise<Transformed> {
  if (typeof transform !== 'object' || !(transform.filter?.id instanceof RegExp))
    throw new Error('The plug-in does not say by the address of a module whether it changes it')
  if (!transform.filter.id.test(id)) return null
  const error = (message: string): never => {
    throw new Error(message)
  }
  return transform.handler.call({ error } as never, code, id) as Promise<Transformed> | Transformed
}
