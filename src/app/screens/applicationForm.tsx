import { array, boolean, nullable, object, optional, string } from 'superstruct'
import type { ApplicationForm } from '../../rules/applications/applicationForm.ts'
import { applicationNotices } from '../../rules/applications/applicationNotices.ts'
import { emptyApplication } from '../../rules/applications/openedApplication.ts'
import { hiddenProducts } from '../../rules/catalogue/catalogue.ts'
import { queryFlag } from '../../rules/routes/queryFlag.ts'
import { texts } from '../../rules/text/texts.ts'
import { ApplicationFormView } from '../../ui/applications/applicationForm/ApplicationFormView.tsx'
import { applicationFormTexts } from '../../ui/applications/applicationForm/applicationFormTexts.ts'
import { createApplicationChanges } from '../actors/applications/applicationChanges.ts'
import { applicationFormOf, iconOf } from '../actors/applications/applicationForm.ts'
import { copyOf } from '../actors/applications/applications.ts'
import { navigationBlockerOf } from '../actors/navigationBlocker.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { PortalScreen } from '../router/screen.ts'
import { formDraft } from '../session/drafts/formDraft.ts'
import { originIn } from './shared/origin.ts'
import { withDashboardShell } from './shared/withDashboardShell.tsx'

const form = {
  name: string(),
  description: string(),
  publicKey: string(),
  oauthRedirectUri: string(),
  icon: string(),
  productList: array(string()),
  ipList: array(string()),
  otpNeeded: boolean(),
}
const typed = object({
  ...form,
  ipAddress: string(),
  attempt: nullable(object({ form: object(form), known: array(string()) })),
  base: optional(object(form)),
  isKeyGenerated: optional(boolean()),
})

/** The documentation of an API and the first call lead here with that API switched on. */
const withProduct = (id: string | null): ApplicationForm =>
  id !== null && /^\d{1,9}$/.test(id) && !hiddenProducts.has(id)
    ? { ...emptyApplication, productList: [id] }
    : emptyApplication

export const screen: PortalScreen = (scope, portal, match) => {
  const { route, query } = match
  const appId = query.get('appId') ?? ''
  const isNew = route.view?.page === 'newapplication'
  const mode = queryFlag(query.get('readOnly')) ? ('readOnly' as const) : ('edit' as const)

  const initial = mode === 'edit' ? withProduct(query.get('product')) : emptyApplication

  const name = isNew ? 'application' : `application.${appId}`
  const draft = formDraft(name, scope.owner, typed, () => sessionStorage, portal.environment.clock)

  const origin = originIn(query, portal)

  const changes = portal.once(createApplicationChanges)()
  const attempt = draft.load()?.attempt
  const actor = startScopedActor(scope, applicationFormOf(portal, changes), {
    input: isNew ? { mode: 'new', ...(attempt && { attempt }) } : { mode, appId },
    interrupted: (snapshot) =>
      snapshot.hasTag('dialog')
        ? applicationNotices.refreshOutcomeUnknown(texts.interrupted)
        : applicationFormTexts.leftOutcomeUnknown(texts.interrupted),
    on: {
      notice: portal.notify,
      navigate: ({ to, replace }) => scope.navigate(origin?.href ?? to, { replace }),
      'form.cleared': draft.clear,
      'applications.changed': changes.publish,
      // biome-ignore lint/suspicious/noConsole: such failures are logged (001 section 8)
      'keys.failed': ({ problem }) => console.warn(`Generate Keys: ${problem.message}`),
      conflict: ({ source }) => {
        if (scope.isDisposed())
          portal.notify({ variant: 'warning', message: applicationFormTexts.leftConflict, source })
      },
      failure: ({ problem, source }) => {
        if (scope.isDisposed())
          portal.notify({
            variant: 'warning',
            message: applicationFormTexts.leftOutcomeUnknown(problem.message),
            source,
          })
      },
    },
  })
  const icon = startScopedActor(scope, iconOf(), { on: { notice: portal.notify } })
  const blocker = startScopedActor(scope, navigationBlockerOf(), {
    on: {
      'form.cleared': () => {
        // What is being saved is not lost by leaving: the draft stays until the bank has it.
        const snapshot = actor.getSnapshot()
        if (!snapshot.hasTag('mutating') || snapshot.hasTag('editable')) draft.clear()
      },
    },
  })
  const copying = startScopedActor(scope, copyOf(globalThis.navigator?.clipboard, changes), {
    on: { notice: portal.notify },
  })
  return {
    element: withDashboardShell(
      match,
      <ApplicationFormView
        actor={actor}
        icon={icon}
        blocker={blocker}
        copying={copying}
        environment={portal.configuration.environment}
        draft={draft}
        initial={initial}
        {...(origin && { next: origin })}
        onReloadCatalogue={portal.reloadCatalogue}
      />,
    ),
  }
}
