import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunkGroups.ts'
import { purgeStyles } from './scripts/purgeStyles.ts'
import { sandboxWorker } from './scripts/sandboxWorker.ts'

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const sandbox = mode === 'sandbox' || (command === 'serve' && mode === 'development')
  return {
    plugins: [react(), ...(sandbox ? [sandboxWorker()] : [])],
    define: {
      __SANDBOX__: JSON.stringify(sandbox),
      __PORTAL__: readFileSync(
        resolve(import.meta.dirname, sandbox ? 'config/portal.sandbox.json' : 'config/portal.json'),
        'utf8',
      ),
    },
    css: { postcss: { plugins: command === 'build' ? purgeStyles() : [] } },
    server: { port: 5173 },
    build: {
      outDir: sandbox ? 'dist/sandbox' : 'dist/portal',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: command === 'build' && !isSsrBuild ? { groups: chunkGroups } : true,
        },
      },
    },
  }
})
