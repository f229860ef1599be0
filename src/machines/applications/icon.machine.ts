import { emit, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import { clearProblem, emitProblem, setProblem, withProblem } from '../failure.ts'
import type { Notice } from '../notice.ts'
import { unprovided, withOutput } from '../port.ts'

/** An image file becomes the icon (001 sections 2 and 5); what is no image or too big is refused with the reason. */
export const iconMachine = setup({
  types: {} as {
    context: { problem: Problem | null }
    events: { type: 'icon.choose'; file: File } | { type: 'icon.reset' }
    emitted: Notice<'error'> | { type: 'icon.changed'; icon: string }
    tags: 'busy' | 'failed'
  },
  actors: { readIcon: unprovided<string, { file: File }>('readIcon') },
  actions: {
    setProblem: setProblem(),
    clearProblem: clearProblem(),
    emitIcon: emit((_, icon: string) => ({ type: 'icon.changed' as const, icon })),
    emitProblem: emitProblem(),
  },
}).createMachine({
  id: 'icon',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readIcon',
        src: 'readIcon',
        input: ({ event }) => {
          if (event.type !== 'icon.choose') throw new Error(`reading was entered by ${event.type}`)
          return { file: event.file }
        },
        onDone: { target: 'idle', actions: withOutput('emitIcon') },
        onError: { target: 'refused', actions: withProblem('setProblem', 'emitProblem') },
      },
    },
    refused: { tags: 'failed' },
  },
  on: {
    'icon.choose': { target: '.reading', actions: 'clearProblem' },
    'icon.reset': {
      target: '.idle',
      actions: ['clearProblem', { type: 'emitIcon', params: '' }],
    },
  },
})
