import type { DocsActors } from '../../../../ui/docs/samples/credentials.ts'
import { withStyles } from '../../../../ui/kit/parts/loadStylesheet.ts'
import type { Shell } from '../../../bootstrap/shell/shell.ts'
import type { ScreenScope } from '../../../router/screenScope.ts'

/** Each has a chunk of its own: most readers need none of them. */
export const docsActors = (scope: ScreenScope, shell: Shell): DocsActors => ({
  startSamples: async (notify) =>
    (await import('./startSampleCredentials.tsx')).startSampleCredentials(scope, shell, notify),
  startOpenCalls: async () => (await import('./startOpenCalls.ts')).startOpenCalls(shell),
  startSignatureWorkbench: async () =>
    (await withStyles(import('./startSignatureWorkbench.tsx'))).startSignatureWorkbench(scope, shell),
  startTryItOut: async () => (await import('./startTryItOut.ts')).startTryItOut(shell),
})
