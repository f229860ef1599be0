import { assign, emit, setup } from 'xstate'
import type { GeneratedKeys, OpenedApplication } from '../../rules/applicationForm.ts'
import type { ApplicationForm, ClientTokens } from '../../rules/applications.ts'
import { applicationLimits, applicationFormTexts as texts } from '../../rules/applicationTexts.ts'
import type { Handle } from '../../rules/handle.ts'
import { isOutcomeUnknown, type Problem, toProblem } from '../../rules/problem.ts'
import { unprovided } from '../port.ts'

/** A new application has no id yet. */
export type ApplicationFormInput = { mode: 'new' } | { mode: 'edit' | 'readOnly'; appId: string }

/** What is to be saved; `tokens` go back with a change and are null for a new application. */
export interface ApplicationSaving {
  appId: string | null
  form: ApplicationForm
  tokens: ClientTokens | null
}

/** What is looked for when no answer came; an application of a known id is none that was just made. */
export interface ApplicationSearch extends ApplicationSaving {
  known: readonly string[]
}

interface Failure {
  error: unknown
}

interface Loaded {
  application: OpenedApplication | null
}

const notice = <Variant extends 'success' | 'warning' | 'error'>(variant: Variant, message: string) => ({
  type: 'notice' as const,
  variant,
  message,
})

export const applicationFormSetup = setup({
  types: {} as {
    input: ApplicationFormInput
    context: {
      mode: ApplicationFormInput['mode']
      appId: string | null
      application: OpenedApplication | null
      tokens: ClientTokens | null
      /** What was sent last; it is compared with what the bank has when no answer came. */
      saving: ApplicationSaving | null
      /** Ids that the bank had before a new application was sent; null until they are listed. */
      known: readonly string[] | null
      privateKey: Handle<string> | null
      problem: Problem | null
      keyProblem: Problem | null
    }
    events:
      | { type: 'application.reload' }
      | { type: 'application.save'; form: ApplicationForm }
      | { type: 'keys.generate' }
      | { type: 'key.hide' }
      | { type: 'secret.refresh' }
      | { type: 'refresh.confirm' }
      | { type: 'refresh.cancel' }
    emitted:
      | { type: 'notice'; variant: 'success' | 'warning' | 'error'; message: string }
      | { type: 'navigate'; to: string; replace: boolean }
      | { type: 'form.cleared' }
      | { type: 'failure'; problem: Problem }
      | { type: 'keys.generated'; publicKey: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    /** Null when the developer has no application of that id. */
    loadApplication: unprovided<OpenedApplication | null, { appId: string }>('loadApplication'),
    /** The ids of the developer's applications. */
    listKnown: unprovided<readonly string[]>('listKnown'),
    saveApplication: unprovided<void, ApplicationSaving>('saveApplication'),
    /** Whether the bank has what was sent. */
    findSaved: unprovided<boolean, ApplicationSearch>('findSaved'),
    generateKeys: unprovided<GeneratedKeys>('generateKeys'),
    refreshSecret: unprovided<ClientTokens, { appId: string; tokens: ClientTokens }>('refreshSecret'),
  },
  guards: {
    isNew: ({ context }) => context.mode === 'new',
    isEdited: ({ context }) => context.mode === 'edit',
    canChange: ({ context }) => context.mode !== 'readOnly',
    mustList: ({ context }) => context.mode === 'new' && context.known === null,
    isKnown: (_, { application }: Loaded) => application !== null,
    isThere: (_, { saved }: { saved: boolean }) => saved,
    isOutcomeUnknown: (_, { error }: Failure) => isOutcomeUnknown(toProblem(error)),
    /** Among applications that look alike only the ids tell which one was just made. */
    canBeFound: ({ context }, { error }: Failure) =>
      isOutcomeUnknown(toProblem(error)) && (context.mode === 'edit' || context.known !== null),
  },
  actions: {
    keepApplication: assign((_, { application }: Loaded) => ({ application, tokens: application?.tokens ?? null })),
    keepSaving: assign({
      saving: ({ context: { appId, tokens, saving }, event }) =>
        event.type === 'application.save' ? { appId, form: event.form, tokens } : saving,
    }),
    keepKnown: assign({ known: (_, { known }: { known: readonly string[] }) => known }),
    keepTokens: assign({ tokens: (_, { tokens }: { tokens: ClientTokens | null }) => tokens }),
    forgetTokens: assign({ tokens: null }),
    keepPrivateKey: assign({ privateKey: (_, { privateKey }: GeneratedKeys) => privateKey }),
    forgetPrivateKey: assign({ privateKey: null }),
    keepProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    forgetProblem: assign({ problem: null }),
    keepKeyProblem: assign({ keyProblem: (_, { error }: Failure) => toProblem(error) }),
    forgetKeyProblem: assign({ keyProblem: null }),
    tellKeys: emit((_, { publicKey }: GeneratedKeys) => ({ type: 'keys.generated' as const, publicKey })),
    tellSaved: emit(notice('success', texts.saved)),
    tellRefreshed: emit(notice('success', texts.refreshed)),
    tellUnclearRefresh: emit((_, { error }: Failure) =>
      notice('warning', texts.unclearRefresh(toProblem(error).message)),
    ),
    tellProblem: emit((_, { error }: Failure) => notice('error', toProblem(error).message)),
    openList: emit({ type: 'navigate' as const, to: '/dashboard?page=applications', replace: false }),
    /** Instead of an address that leads nowhere, so that Back does not come here again. */
    giveWayToList: emit({ type: 'navigate' as const, to: '/dashboard?page=applications', replace: true }),
    clearForm: emit({ type: 'form.cleared' as const }),
    tellFailure: emit(({ context }) => ({ type: 'failure' as const, problem: toProblem(context.problem) })),
  },
  delays: { privateKeyDisplay: applicationLimits.privateKeyDisplay },
})
