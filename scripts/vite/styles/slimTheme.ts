import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ours = resolve(import.meta.dirname, '../../../src/ui/shell/theme/RadixTheme.tsx')
const radix = /[\\/]@radix-ui[\\/]themes[\\/]/

/**
 * Puts our Theme in the place of Radix's, for our shell and for every Radix component that asks for it: their module
 * drags providers into the first load that no page uses (docs/decisions/0007-first-load-budgets.md). Builds only: the
 * dev server bundles Radix beforehand and shows the same with its own Theme.
 */
export function slimTheme(): Plugin {
  let replaced = 0
  return {
    name: 'slim-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@radix-ui\/themes\/components\/(?:theme|tooltip)$|(?:^|\/)theme\.js$/ },
      handler(source, importer) {
        if (source === '@radix-ui/themes/components/theme') return ours
        if (source === '@radix-ui/themes/components/tooltip')
          this.error(
            'Radix’s Tooltip needs a provider that our Theme leaves out (scripts/vite/styles/slimTheme.ts): bring one along.',
          )
        if (!importer || !radix.test(importer)) return null
        replaced += 1
        return ours
      },
    },
    buildEnd(error) {
      if (!error && replaced === 0)
        this.error('No Radix component asks for Radix’s Theme any more: scripts/vite/styles/slimTheme.ts')
    },
  }
}
