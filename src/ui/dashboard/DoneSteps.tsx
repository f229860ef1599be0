import { Heading } from '@radix-ui/themes/components/heading'
import { useSelector } from '@xstate/react'
import { steps } from '../../content/steps.ts'
import { type StepStatus, stepStatuses } from '../../rules/dashboard/dashboard.ts'
import type { Address } from '../../rules/routes/address.ts'
import { Link } from '../kit/links/Link.tsx'
import { dashboardTexts as texts } from './dashboardTexts.ts'
import { TickIcon } from './icons.tsx'
import type { OverviewActor } from './Overview.tsx'

interface Props {
  actor: OverviewActor
  /** Where the first call is made. */
  firstCall: Address
}

/** The five steps, those ticked that the bank's numbers show as done; what could not be read is neither done nor open. */
export function DoneSteps({ actor, firstCall }: Props) {
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches({ usage: 'unavailable' }))
  const applications = useSelector(actor, ({ context }) => context.applications)
  const count = useSelector(actor, ({ context }) => context.count)
  const statuses = stepStatuses(applications, count)
  return (
    <section className="done-steps" aria-labelledby="done-steps">
      <div>
        <Heading as="h2" size="5" id="done-steps">
          {texts.steps}
        </Heading>
        <p>{isUnavailable ? texts.stepsUnknown : countOf(Object.values(statuses))}</p>
      </div>
      <ol>
        {steps.map(({ name, title, summary, link, ...step }, index) => (
          <li key={name}>
            <span className="step-mark" data-done={statuses[name] === 'done'}>
              {statuses[name] === 'done' ? (
                <TickIcon aria-hidden="true" />
              ) : (
                <span aria-hidden="true">{statuses[name] === 'unknown' ? '?' : index + 1}</span>
              )}
              <span className="visually-hidden">{texts.status[statuses[name]]}</span>
            </span>
            <div>
              {statuses[name] === 'done' ? title : <Link href={step.firstCall ? firstCall : link.href}>{title}</Link>}
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function countOf(statuses: readonly StepStatus[]): string {
  const done = statuses.filter((status) => status === 'done').length
  return statuses.includes('unknown') ? texts.stepsDoneAtLeast(done) : texts.stepsDone(done)
}
