import { assign, emit, setup } from 'xstate'
import { conflictsOf, isSameApplication } from '../../rules/applications/applicationConflicts.ts'
import type { ApplicationForm } from '../../rules/applications/applicationForm.ts'
import { applicationLimits } from '../../rules/applications/applicationLimits.ts'
import { applicationNotices } from '../../rules/applications/applicationNotices.ts'
import type { ClientTokens } from '../../rules/applications/applicationTokens.ts'
import type {
  ApplicationAttempt,
  GeneratedKeys,
  OpenedApplication,
} from '../../rules/applications/openedApplication.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import type { Address } from '../../rules/routes/address.ts'
import type { Secret } from '../../rules/security/secret.ts'
import { clearProblem, type ErrorNotice, emitProblem, isOutcomeUnknown, setProblem } from '../failure.ts'
import { type Notice, notice } from '../notice.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

/** A new application has no id yet; `attempt` is one that was sent before the page was reloaded. */
export type ApplicationFormInput =
  | { mode: 'new'; attempt?: ApplicationAttempt }
  | { mode: 'edit' | 'readOnly'; appId: string }

/** What is to be saved; `tokens` go back with a change and are null for a new application. */
export interface ApplicationSubmission {
  appId: string | null
  form: ApplicationForm
  tokens: ClientTokens | null
}

/** What is looked for when no answer came; an application of a known id is none that was just made. */
export interface ApplicationSearch extends ApplicationAttempt {
  appId: string | null
}

/** Null when the bank has no such application. */
type Loaded = OpenedApplication | null

export const applicationFormSetup = setup({
  types: {} as {
    input: ApplicationFormInput
    context: {
      mode: ApplicationFormInput['mode']
      appId: string | null
      application: OpenedApplication | null
      tokens: ClientTokens | null
      /** What is to be saved, or was sent last. */
      submitted: ApplicationForm | null
      /** A new application that was sent and may have been made. */
      attempt: ApplicationAttempt | null
      /** It was sent before the page was entered, and is not what stands in the form. */
      isAttemptEarlier: boolean
      /** What the bank holds since it was changed elsewhere. */
      theirs: OpenedApplication | null
      privateKey: Secret<string> | null
      problem: Problem | null
      keyProblem: Problem | null
    }
    events:
      | { type: 'application.reload' }
      | { type: 'application.save'; form: ApplicationForm }
      /**
       * What was typed, or sent, before the page was entered stands in the form again; `base` is what it changed. The private
       * half of a generated key is not there any more.
       */
      | { type: 'draft.restore'; base?: ApplicationForm | undefined; isKeyGenerated?: boolean | undefined }
      | { type: 'conflict.resolve'; form: ApplicationForm }
      | { type: 'conflict.cancel' }
      | { type: 'applications.changed' }
      | { type: 'keys.generate' }
      | { type: 'key.hide' }
      | { type: 'secret.refresh' }
      | { type: 'tokens.reload' }
      | { type: 'refresh.confirm' }
      | { type: 'refresh.cancel' }
    emitted:
      | Notice<'success' | 'warning' | 'error'>
      | ErrorNotice
      | { type: 'navigate'; to: Address; replace: boolean }
      | { type: 'form.cleared' }
      | { type: 'failure'; problem: Problem }
      | { type: 'conflict' }
      | { type: 'applications.changed' }
      | { type: 'keys.generated'; publicKey: string }
      | { type: 'keys.failed'; problem: Problem }
    tags: 'busy' | 'mutating' | 'failed' | 'editable' | 'dialog'
  },
  actors: {
    /** Null when the developer has no application of that id. */
    loadApplication: unprovided<OpenedApplication | null, { appId: string }>('loadApplication'),
    /** The pair that the bank holds now; null when the application is gone. */
    readTokens: unprovided<ClientTokens | null, { appId: string }>('readTokens'),
    listApplicationIds: unprovided<readonly string[]>('listApplicationIds'),
    saveApplication: unprovided<void, ApplicationSubmission>('saveApplication'),
    /** The application that was sent, null when the bank has none like it. */
    findSaved: unprovided<OpenedApplication | null, ApplicationSearch>('findSaved'),
    /** Receives changes to applications by another screen or tab. */
    watchChanges: unprovidedCallback<{ type: 'applications.changed' }>('watchChanges'),
    generateKeys: unprovided<GeneratedKeys>('generateKeys'),
    refreshSecret: unprovided<ClientTokens, { appId: string; tokens: ClientTokens }>('refreshSecret'),
  },
  guards: {
    isNew: ({ context }) => context.mode === 'new',
    isEdited: ({ context }) => context.mode === 'edit',
    canChange: ({ context }) => context.mode !== 'readOnly',
    hasNoId: ({ context }) => context.appId === null,
    hasAttempt: ({ context }) => context.appId === null && context.attempt !== null,
    isKeyGenerated: ({ event }) => event.type === 'draft.restore' && event.isKeyGenerated === true,
    isKeyHidden: ({ context }) => context.privateKey === null,
    /** What was found is what is to be saved now; it may have been changed since it was sent. */
    isSaved: ({ context: { submitted } }, application: Loaded) =>
      application !== null && submitted !== null && isSameApplication(application.form, submitted),
    isAnother: ({ context }, application: Loaded) => application !== null && context.isAttemptEarlier,
    /** The bank holds changes that saving would undo. */
    isConflict: ({ context: { application: base, submitted } }, theirs: Loaded) =>
      base !== null &&
      submitted !== null &&
      theirs !== null &&
      conflictsOf(base.form, submitted, theirs.form).length > 0,
    /** The bank no longer has the application that was opened. */
    isDeleted: ({ context: { application, tokens } }) => application !== null && tokens === null,
    isFound: (_, application: Loaded) => application !== null,
    hasTokens: (_, tokens: ClientTokens | null) => tokens !== null,
    isOutcomeUnknown,
  },
  actions: {
    setApplication: assign((_, application: Loaded) => ({ application, tokens: application?.tokens ?? null })),
    setSubmitted: assign({ submitted: ({ context, event }) => ('form' in event ? event.form : context.submitted) }),
    setAttempt: assign({
      attempt: ({ context: { submitted } }, known: readonly string[]) => submitted && { form: submitted, known },
    }),
    renewAttempt: assign({
      attempt: ({ context: { attempt, submitted } }) => attempt && { ...attempt, form: submitted ?? attempt.form },
      isAttemptEarlier: false,
    }),
    /** The earlier one was made: what is sent now is another. */
    replaceAttempt: assign({
      attempt: ({ context: { attempt, submitted } }, application: Loaded) =>
        attempt &&
        submitted && { form: submitted, known: [...attempt.known, ...(application ? [application.id] : [])] },
      isAttemptEarlier: false,
    }),
    adoptDraft: assign(({ context: { application }, event }) => ({
      isAttemptEarlier: false,
      application: application && 'base' in event && event.base ? { ...application, form: event.base } : application,
    })),
    clearAttempt: assign({ attempt: null }),
    /** What was sent before has been made: from now on it is changed. */
    setCreatedApplication: assign((_, application: Loaded) => ({
      appId: application?.id ?? null,
      application,
      tokens: application?.tokens ?? null,
      attempt: null,
    })),
    setTheirs: assign((_, theirs: Loaded) => ({ theirs, tokens: theirs?.tokens ?? null })),
    /** The person has seen what was changed elsewhere. */
    acceptTheirs: assign({ application: ({ context: { theirs, application } }) => theirs ?? application }),
    clearTheirs: assign({ theirs: null }),
    setTokens: assign({ tokens: (_, tokens: ClientTokens | null) => tokens }),
    clearTokens: assign({ tokens: null }),
    setPrivateKey: assign({ privateKey: (_, { privateKey }: GeneratedKeys) => privateKey }),
    clearPrivateKey: assign({ privateKey: null }),
    setProblem: setProblem(),
    clearProblem: clearProblem(),
    setKeyProblem: setProblem('keyProblem'),
    clearKeyProblem: clearProblem('keyProblem'),
    emitKeysFailed: emit((_, problem: Problem) => ({ type: 'keys.failed' as const, problem })),
    emitChanged: emit({ type: 'applications.changed' as const }),
    emitConflict: emit({ type: 'conflict' as const }),
    emitNotFound: emit(notice('error', applicationNotices.notFound)),
    emitDeletedElsewhere: emit(notice('error', applicationNotices.deletedElsewhere)),
    emitKeys: emit((_, { publicKey }: GeneratedKeys) => ({ type: 'keys.generated' as const, publicKey })),
    emitSaved: emit(notice('success', applicationNotices.saved)),
    emitRefreshed: emit({ ...notice('success', applicationNotices.refreshed), about: 'secret' }),
    emitRefreshOutcomeUnknown: emit((_, problem: Problem) =>
      notice('warning', applicationNotices.refreshOutcomeUnknown(problem.message)),
    ),
    emitProblem: emitProblem(applicationNotices.unsaved),
    emitRefreshProblem: emitProblem(applicationNotices.notRefreshed, 'secret'),
    openList: emit({ type: 'navigate' as const, to: '/dashboard?page=applications', replace: false }),
    /** Instead of an address that leads nowhere, so that Back does not come here again. */
    redirectToList: emit({ type: 'navigate' as const, to: '/dashboard?page=applications', replace: true }),
    clearForm: emit({ type: 'form.cleared' as const }),
    emitFailure: emit(({ context }) => ({ type: 'failure' as const, problem: toProblem(context.problem) })),
  },
  delays: { privateKeyDisplay: applicationLimits.privateKeyDisplay },
})
