import { array, boolean, object, string } from 'superstruct'
import { applicationFormTexts } from '../../rules/applicationTexts.ts'
import { ApplicationFormView } from '../../ui/applications/form/ApplicationFormView.tsx'
import { applicationFormOf, iconOf } from '../actors/applicationForm.ts'
import { copyOf } from '../actors/applications.ts'
import { leavingOf } from '../actors/leaving.ts'
import { dashboardViewOf } from '../dashboardViews.ts'
import { inDashboard } from '../inDashboard.tsx'
import type { Screen } from '../screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { startOn } from '../startOn.ts'

const typed = object({
  name: string(),
  description: string(),
  publicKey: string(),
  oauthRedirectUri: string(),
  icon: string(),
  productList: array(string()),
  ipList: array(string()),
  otpNeeded: boolean(),
  ipAddress: string(),
})

export const screen: Screen = (visit, portal, place) => {
  const { route, query } = place
  const appId = query.get('appId') ?? ''
  const isNew = dashboardViewOf(route.pattern, query).page === 'newapplication'
  const mode = query.get('readOnly') === 'true' ? ('readOnly' as const) : ('edit' as const)

  const { actor: session } = portal.session
  const username = () => session.getSnapshot().context.standing?.username
  const name = isNew ? 'application' : `application.${appId}`
  const draft = formDraft(name, username, typed, () => sessionStorage, portal.environment.clock)

  const actor = startOn(visit, applicationFormOf(portal), {
    input: isNew ? { mode: 'new' } : { mode, appId },
    on: {
      notice: portal.notify,
      navigate: ({ to, replace }) => visit.navigate(to, { replace }),
      'form.cleared': draft.forget,
      failure: ({ problem }) => {
        if (visit.isLeft())
          portal.notify({ variant: 'warning', message: applicationFormTexts.leftUnanswered(problem.message) })
      },
    },
  })
  const icon = startOn(visit, iconOf(), { on: { notice: portal.notify } })
  const leaving = startOn(visit, leavingOf(), {
    on: {
      'form.cleared': () => {
        // What is being saved is not lost by leaving: the draft stays until the bank has it.
        if (actor.getSnapshot().hasTag('editable')) draft.forget()
      },
    },
  })
  const copying = startOn(visit, copyOf(globalThis.navigator?.clipboard), { on: { notice: portal.notify } })
  return {
    element: inDashboard(
      place,
      <ApplicationFormView
        actor={actor}
        icon={icon}
        leaving={leaving}
        copying={copying}
        environment={portal.configuration.environment}
        draft={draft}
        onReloadCatalogue={portal.reloadCatalogue}
      />,
    ),
  }
}
