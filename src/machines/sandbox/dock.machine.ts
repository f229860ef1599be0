import { assign, emit, setup } from 'xstate'
import type { PageFailure } from '../../rules/pageFailure.ts'
import { type DockPreferences, toDockHeight } from '../../rules/sandbox/workbench/dockPreferences.ts'
import type { SandboxPanelName } from '../../rules/sandbox/workbench/sandboxPanels.ts'
import { unprovidedCallback } from '../port.ts'

type PanelReport = { type: 'panel.started' } | { type: 'panel.failed'; failure: PageFailure }

interface DockContext extends DockPreferences {
  failure: PageFailure | null
}

/**
 * The workbench under a page of the portal: one panel at a time, which runs while the dock is open. Panel and height are
 * kept for the next time.
 */
export const dockMachine = setup({
  types: {} as {
    context: DockContext
    input: DockPreferences
    events:
      | { type: 'dock.open'; panel?: SandboxPanelName }
      | { type: 'dock.close' }
      | { type: 'panel.choose'; panel: SandboxPanelName }
      | { type: 'panel.reload' }
      | { type: 'height.set'; height: number }
      | PanelReport
    emitted: { type: 'preferences.changed'; preferences: DockPreferences }
    tags: 'open' | 'busy' | 'failed'
  },
  actors: {
    runPanel: unprovidedCallback<PanelReport, { panel: SandboxPanelName }>('runPanel'),
  },
  guards: {
    isOther: ({ context }, { panel }: { panel: SandboxPanelName | undefined }) =>
      panel !== undefined && panel !== context.panel,
  },
  actions: {
    setPanel: assign({
      panel: ({ context }, { panel }: { panel: SandboxPanelName | undefined }) => panel ?? context.panel,
    }),
    setHeight: assign({ height: (_, { height }: { height: number }) => toDockHeight(height) }),
    setFailure: assign({ failure: (_, { failure }: { failure: PageFailure }) => failure }),
    clearFailure: assign({ failure: null }),
    emitPreferences: emit(({ context: { panel, height } }) => ({
      type: 'preferences.changed' as const,
      preferences: { panel, height },
    })),
  },
}).createMachine({
  id: 'dock',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'dock.open': {
          target: 'open',
          actions: [{ type: 'setPanel', params: ({ event: { panel } }) => ({ panel }) }, 'emitPreferences'],
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'starting',
      invoke: { id: 'runPanel', src: 'runPanel', input: ({ context: { panel } }) => ({ panel }) },
      states: {
        starting: {
          tags: 'busy',
          entry: 'clearFailure',
          on: {
            'panel.started': 'running',
            'panel.failed': {
              target: 'failed',
              actions: { type: 'setFailure', params: ({ event: { failure } }) => ({ failure }) },
            },
          },
        },
        running: {},
        failed: {
          tags: 'failed',
          on: { 'panel.reload': '#dock.open' },
        },
      },
      on: {
        'dock.close': 'closed',
        'dock.open': {
          guard: { type: 'isOther', params: ({ event: { panel } }) => ({ panel }) },
          target: 'open',
          reenter: true,
          actions: [{ type: 'setPanel', params: ({ event: { panel } }) => ({ panel }) }, 'emitPreferences'],
        },
        'panel.choose': {
          guard: { type: 'isOther', params: ({ event: { panel } }) => ({ panel }) },
          target: 'open',
          reenter: true,
          actions: [{ type: 'setPanel', params: ({ event: { panel } }) => ({ panel }) }, 'emitPreferences'],
        },
        'height.set': {
          actions: [{ type: 'setHeight', params: ({ event: { height } }) => ({ height }) }, 'emitPreferences'],
        },
      },
    },
  },
})
