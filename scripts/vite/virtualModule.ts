import type { Plugin } from 'vite'

/** How a plugin answers for a module without a file. The filters keep the bundler from asking it about every other one. */
export function virtualModule(id: string, code: (watch: (file: string) => void) => Promise<string>) {
  const resolvedId = `\0${id}`
  return {
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => resolvedId },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      async handler() {
        return { code: await code((file) => this.addWatchFile(file)), map: null }
      },
    },
  } satisfies Partial<Plugin>
}
