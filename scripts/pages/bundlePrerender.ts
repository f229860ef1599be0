import { resolve } from 'node:path'
import { build } from 'vite'

// What renders the pages, for Node: `bundlePrerender.ts <mode> <whether there are definitions> <folder>`.
const [mode = '', definitions = '', folder = ''] = process.argv.slice(2)
const root = resolve(import.meta.dirname, '../..')
process.env.NODE_ENV = 'production'

await build({
  root,
  mode,
  define: { __DEFINITIONS__: definitions },
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/bootstrap/prerender.tsx',
    outDir: folder,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
})
