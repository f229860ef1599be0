import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { definitionsPlugin } from '../definitions/definitionsPlugin.ts'

const address = '/sandbox-worker.js'
const root = resolve(import.meta.dirname, '../..')

/** The service worker as one self-contained classic script, with the modules that are in it. */
async function bundle(minify: boolean): Promise<{ code: string; modules: string[] }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [definitionsPlugin()],
    define: { __SANDBOX__: 'true', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify,
      target: 'es2022',
      lib: {
        entry: resolve(root, 'mocks/hosts/worker.ts'),
        formats: ['iife'],
        name: 'sandbox',
        fileName: 'sandbox-worker',
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs)
    if ('output' in output)
      for (const file of output.output)
        if (file.type === 'chunk') return { code: file.code, modules: Object.keys(file.modules) }
  throw new Error('The sandbox worker was not built')
}

/**
 * Serves the sandbox's worker in development and writes it, with the sandbox's portal.json, into sandbox builds.
 *
 * @param besideModules gets the modules that are in the worker of a build
 */
export function sandboxWorker(besideModules: Set<string>): Plugin {
  return {
    name: 'sandbox-worker',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url === '/portal.json') {
          response.setHeader('Content-Type', 'application/json')
          response.end(readFileSync(resolve(root, 'config/portal.sandbox.json')))
        } else if (request.url?.startsWith(address)) {
          const { code } = await bundle(false)
          response.setHeader('Content-Type', 'text/javascript')
          response.end(code)
        } else next()
      })
    },
    async generateBundle() {
      const { code, modules } = await bundle(true)
      for (const id of modules) besideModules.add(id)
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: code })
    },
  }
}
