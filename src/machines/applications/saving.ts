import type { ApplicationAttempt } from '../../rules/applicationForm.ts'
import { applicationFormSetup } from './applicationForm.setup.ts'

export function searchOf(attempt: ApplicationAttempt | null) {
  if (!attempt) throw new Error('Nothing was sent before')
  return { ...attempt, appId: null }
}

/**
 * Saving (001 section 4). Before a new application is sent, the bank's are listed, so that one that was made without an
 * answer is told from an older one that looks the same; before a change is sent, what the bank holds is read, and what
 * was changed elsewhere is shown. Where no answer came, the list says whether the application is there.
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
        unsaved: { tags: 'failed', entry: ['tellFailure', 'emitChanged'] },
        unanswered: { tags: 'failed', entry: ['tellFailure', 'emitChanged'] },
      },
      on: {
        'application.save': [
          { guard: 'hasAttempt', target: 'rechecking', actions: ['forgetProblem', 'keepSaving'] },
          { guard: 'isUnmade', target: 'listing', actions: ['forgetProblem', 'keepSaving'] },
          { guard: 'canChange', target: 'comparing', actions: ['forgetProblem', 'keepSaving'] },
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
          actions: { type: 'setAttempt', params: ({ event }) => ({ known: event.output }) },
        },
        onError: {
          target: 'editing.failed',
          actions: [
            { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    /** One that was sent before may have been made meanwhile: it is not made a second time. */
    rechecking: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'findSaved',
        src: 'findSaved',
        input: ({ context }) => searchOf(context.attempt),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ application: event.output }) },
            target: 'saved',
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ application: event.output }) },
            target: 'saving',
            actions: { type: 'adoptApplication', params: ({ event }) => ({ application: event.output }) },
          },
          { target: 'saving', actions: 'renewAttempt' },
        ],
        onError: {
          target: 'editing.unanswered',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    comparing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        input: ({ context }) => ({ appId: context.appId ?? '' }),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ application: event.output }) },
            target: 'conflicting',
            actions: { type: 'setTheirs', params: ({ event }) => ({ application: event.output }) },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ application: event.output }) },
            target: 'saving',
            actions: { type: 'keepApplication', params: ({ event }) => ({ application: event.output }) },
          },
          { target: 'editing.failed', actions: ['setGone', 'emitGone', 'emitChanged'] },
        ],
        onError: {
          target: 'editing.failed',
          actions: [
            { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellProblem', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    conflicting: {
      entry: 'emitConflict',
      exit: 'clearTheirs',
      on: {
        'conflict.resolve': { target: 'comparing', actions: ['acceptTheirs', 'keepSaving'] },
        'conflict.cancel': 'editing',
      },
    },
    saving: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'saveApplication',
        src: 'saveApplication',
        input: ({ context: { appId, saving, tokens } }) => {
          if (!saving) throw new Error('Nothing is to be saved')
          return { appId, form: saving, tokens }
        },
        onDone: 'saved',
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'editing.failed',
            actions: [
              'clearAttempt',
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
        input: ({ context: { appId, saving, attempt } }) => {
          if (!saving) throw new Error('Nothing was to be saved')
          return { appId, form: saving, known: attempt?.known ?? [] }
        },
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ application: event.output }) },
            target: 'saved',
          },
          { target: 'editing.unsaved' },
        ],
        onError: 'editing.unanswered',
      },
    },
    /** A private key that still shows is not taken away: the list opens once it is hidden. */
    saved: {
      entry: ['tellSaved', 'clearForm', 'emitChanged'],
      initial: 'keyShown',
      states: {
        keyShown: { always: { guard: 'isKeyGone', target: 'left' } },
        left: { entry: 'openList' },
      },
    },
  },
})
