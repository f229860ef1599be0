import type { ApplicationAttempt } from '../../rules/applications/openedApplication.ts'
import { ofProblem, withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { applicationFormSetup } from './applicationForm.setup.ts'

export function searchOf(attempt: ApplicationAttempt | null) {
  if (!attempt) throw new Error('Nothing was sent before')
  return { ...attempt, appId: null }
}

/**
 * Saving (001 section 4). Before a new application is sent, the bank's are listed, so that one that was made without an
 * answer is distinguished from an older one that looks the same; before a change is sent, what the bank holds is read, and what
 * was changed elsewhere is shown. Where no answer came, the list says whether the application is there.
 */
export const form = applicationFormSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      always: { guard: 'isDeleted', target: 'deleted', actions: 'emitDeletedElsewhere' },
      initial: 'pristine',
      states: {
        pristine: {},
        failed: { tags: 'failed' },
        notSaved: { tags: 'failed', entry: ['emitFailure', 'emitChanged'] },
        outcomeUnknown: { tags: 'failed', entry: ['emitFailure', 'emitChanged'] },
      },
      on: {
        'draft.restore': { actions: 'adoptDraft' },
        'application.save': [
          { guard: 'hasAttempt', target: 'rechecking', actions: ['clearProblem', 'setSubmitted'] },
          { guard: 'hasNoId', target: 'listing', actions: ['clearProblem', 'setSubmitted'] },
          { guard: 'canChange', target: 'comparing', actions: ['clearProblem', 'setSubmitted'] },
        ],
      },
    },
    listing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'listApplicationIds',
        src: 'listApplicationIds',
        onDone: { target: 'saving', actions: withOutput('setAttempt') },
        onError: { target: 'editing.failed', actions: withProblem('setProblem', 'emitProblem') },
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
          { guard: ofOutput('isSaved'), target: 'saved' },
          { guard: ofOutput('isAnother'), target: 'saving', actions: withOutput('replaceAttempt') },
          { guard: ofOutput('isFound'), target: 'saving', actions: withOutput('setCreatedApplication') },
          { target: 'saving', actions: 'renewAttempt' },
        ],
        onError: { target: 'editing.outcomeUnknown', actions: withProblem('setProblem') },
      },
    },
    comparing: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        input: ({ context }) => ({ appId: context.appId ?? '' }),
        onDone: [
          { guard: ofOutput('isConflict'), target: 'resolvingConflict', actions: withOutput('setTheirs') },
          { guard: ofOutput('isFound'), target: 'saving', actions: withOutput('setApplication') },
          { target: 'deleted', actions: ['clearTokens', 'emitDeletedElsewhere', 'emitChanged'] },
        ],
        onError: { target: 'editing.failed', actions: withProblem('setProblem', 'emitProblem') },
      },
    },
    resolvingConflict: {
      entry: 'emitConflict',
      on: {
        'conflict.resolve': { target: 'comparing', actions: ['acceptTheirs', 'clearTheirs', 'setSubmitted'] },
        'conflict.cancel': { target: 'editing', actions: 'clearTheirs' },
      },
    },
    saving: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'saveApplication',
        src: 'saveApplication',
        input: ({ context: { appId, submitted, tokens } }) => {
          if (!submitted) throw new Error('Nothing is to be saved')
          return { appId, form: submitted, tokens }
        },
        onDone: 'saved',
        onError: [
          { guard: ofProblem('isOutcomeUnknown'), target: 'checking', actions: withProblem('setProblem') },
          { target: 'editing.failed', actions: ['clearAttempt', ...withProblem('setProblem', 'emitProblem')] },
        ],
      },
    },
    checking: {
      tags: ['busy', 'mutating'],
      invoke: {
        id: 'findSaved',
        src: 'findSaved',
        input: ({ context: { appId, submitted, attempt } }) => {
          if (!submitted) throw new Error('Nothing was to be saved')
          return { appId, form: submitted, known: attempt?.known ?? [] }
        },
        onDone: [{ guard: ofOutput('isFound'), target: 'saved' }, { target: 'editing.notSaved' }],
        onError: 'editing.outcomeUnknown',
      },
    },
    deleted: { tags: 'failed' },
    /** A private key that still shows is not taken away: the list opens once it is hidden. */
    saved: {
      entry: ['emitSaved', 'clearForm', 'emitChanged'],
      initial: 'keyShown',
      states: {
        keyShown: { always: { guard: 'isKeyHidden', target: 'left' } },
        left: { entry: 'openList' },
      },
    },
  },
})
