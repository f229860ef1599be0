import { applicationFormSetup } from './applicationForm.setup.ts'

/** Saving (001 section 4). Where no answer came, the bank's list says whether the application is there. */
export const form = applicationFormSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      initial: 'untried',
      states: {
        untried: {},
        failed: { tags: 'failed' },
        unsaved: { tags: 'failed' },
        unanswered: { tags: 'failed' },
      },
      on: {
        'application.save': { guard: 'canChange', target: 'saving', actions: ['forgetProblem', 'keepSaving'] },
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
            guard: { type: 'isUnanswered', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
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
      tags: 'busy',
      invoke: {
        id: 'findSaved',
        src: 'findSaved',
        input: ({ context }) => {
          if (!context.saving) throw new Error('Nothing was to be saved')
          return context.saving
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
