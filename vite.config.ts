import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { definitionsPlugin } from './scripts/definitions/definitionsPlugin.ts'
import { licencesPlugin, notedStyles } from './scripts/licences/licencesPlugin.ts'
import { mdxPages } from './scripts/mdx/mdxPages.ts'
import { postmanPlugin } from './scripts/postman/postmanPlugin.ts'
import { searchIndexPlugin } from './scripts/search/searchIndexPlugin.ts'
import { chunkGroups } from './scripts/vite/chunkGroups.ts'
import { dropDescriptions } from './scripts/vite/dropDescriptions.ts'
import { inlineIcon } from './scripts/vite/inlineIcon.ts'
import { librariesWithoutHtml } from './scripts/vite/librariesWithoutHtml.ts'
import { plainImports } from './scripts/vite/plainImports.ts'
import { relativeType } from './scripts/vite/relativeType.ts'
import { returnPage } from './scripts/vite/returnPage.ts'
import { sandboxWorker } from './scripts/vite/sandboxWorker.ts'
import { ownStylesheets } from './scripts/vite/styles/ownStylesheets.ts'
import { purgeStyles } from './scripts/vite/styles/purgeStyles.ts'
import { slimTheme } from './scripts/vite/styles/slimTheme.ts'
import { swaggerStubs } from './scripts/vite/swaggerStubs.ts'
import { withoutFormDevtools } from './scripts/vite/withoutFormDevtools.ts'
import { withoutJotaiDelay } from './scripts/vite/withoutJotaiDelay.ts'

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const sandbox = mode === 'sandbox' || (command === 'serve' && mode === 'development')
  const settings = resolve(import.meta.dirname, sandbox ? 'config/portal.sandbox.json' : 'config/portal.json')
  const chunks = chunkGroups(import.meta.dirname)
  const besideModules = new Set<string>()
  // What renders the pages writes no stylesheet.
  const isStyled = command === 'build' && !isSsrBuild
  const { links } = JSON.parse(readFileSync(settings, 'utf8'))
  return {
    plugins: [
      slimTheme(),
      plainImports(),
      dropDescriptions(),
      withoutJotaiDelay(),
      withoutFormDevtools(),
      ownStylesheets(besideModules),
      swaggerStubs(),
      librariesWithoutHtml(),
      inlineIcon(),
      mdxPages(),
      react({ include: /\.(?:mdx|tsx?)$/ }),
      searchIndexPlugin({ sandbox }),
      ...(isSsrBuild ? [] : [chunks.plugin, licencesPlugin(besideModules)]),
      ...(sandbox ? [definitionsPlugin()] : []),
      ...(sandbox && !isSsrBuild ? [sandboxWorker(besideModules), returnPage(), postmanPlugin()] : []),
    ],
    define: {
      __SANDBOX__: JSON.stringify(sandbox),
      __DEFINITIONS__: JSON.stringify(sandbox),
      __LINKS__: JSON.stringify(links),
    },
    // React has had this hook since 18: what wouter and @xstate/react bring for older ones stays out.
    resolve: {
      alias: [
        { find: /^use-sync-external-store\/shim(\/with-selector)?.*$/, replacement: 'use-sync-external-store$1' },
      ],
    },
    css: {
      postcss: {
        plugins: [relativeType, ...(isStyled ? [...purgeStyles(), notedStyles(besideModules)] : [])],
      },
    },
    optimizeDeps: { rolldownOptions: { plugins: [swaggerStubs()] } },
    server: { port: 5173 },
    build: {
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      // Pages name their own preloads (scripts/pages/assemblePage.ts); Vite's list of every chunk would be part of the first load.
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // The two that are large come when they are asked for: swagger-ui and the bank of a sandbox without a worker.
      chunkSizeWarningLimit: 2500,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          codeSplitting: command === 'build' && !isSsrBuild ? { groups: chunks.groups } : true,
        },
      },
    },
  }
})
