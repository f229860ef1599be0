import { applicationFormSetup } from './applicationForm.setup.ts'

/**
 * Saving (001 section 4). Where no answer came, the bank's list says whether the application is there. A new one may
 * look like an older one, so what the bank has before is listed first; a list that fails holds up no saving.
 */
export const form = applicationFormSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      initial: 'untried',
      states: {
        untried: {},
        failed: { tags: 'failed' },
        unsaved: { tags: 'failed', entry: 'tellFailure' },
        unanswered: { tags: 'failed', entry: 'tellFailure' },
      },
      on: {
        'application.save': [
          { guard: 'mustList', target: 'listing', actions: ['forgetProblem', 'keepSaving'] },
          { guard: 'canChange', target: 'saving', actions: ['forgetProblem', 'keepSaving'] },
        ],
      },
    },
    listing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'listKnown',
        src: 'listKnown',
        onDone: {
          target: 'saving',
          actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
        },
        onError: 'saving',
      },
    },
    saving: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'saveApplication',
        src: 'saveApplication',
        input: ({ context }) => {
          if (!context.saving) throw new Error('Nothing is to be saved')
          return context.saving
        },
        onDone: { target: 'saved', actions: ['tellSaved', 'clearForm', 'openList'] },
        onError: [
          {
            guard: { type: 'canBeFound', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'editing.unanswered',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'editing.failed',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    checking: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'findSaved',
        src: 'findSaved',
        input: ({ context }) => {
          if (!context.saving) throw new Error('Nothing was to be saved')
          return { ...context.saving, known: context.known ?? [] }
        },
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ saved: event.output }) },
            target: 'saved',
            actions: ['tellSaved', 'clearForm', 'openList'],
          },
          { target: 'editing.unsaved' },
        ],
        onError: 'editing.unanswered',
      },
    },
    saved: {},
  },
})
