import { Heading } from '@radix-ui/themes/components/heading'
import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { doneSteps, dashboardTexts as texts } from '../../rules/dashboard.ts'
import { steps } from '../../rules/gettingStarted.ts'
import type { StandingActor } from './Standing.tsx'
import { TickIcon } from './signs.tsx'

/** The five steps, those ticked that the bank's numbers show as done. */
export function DoneSteps({ actor }: { actor: StandingActor }) {
  const applications = useSelector(actor, ({ context }) => context.applications)
  const calls = useSelector(actor, ({ context }) => context.calls)
  const done = doneSteps(applications, calls)
  return (
    <section className="done-steps" aria-labelledby="done-steps">
      <div>
        <Heading as="h2" size="5" id="done-steps">
          {texts.steps}
        </Heading>
        <p>{texts.stepsDone(done.size)}</p>
      </div>
      <ol>
        {steps.map(({ name, title, summary, link }, index) => (
          <li key={name}>
            <span className="step-mark" data-done={done.has(name)}>
              {done.has(name) ? <TickIcon aria-hidden="true" /> : <span aria-hidden="true">{index + 1}</span>}
              <span className="visually-hidden">{done.has(name) ? texts.done : texts.toDo}</span>
            </span>
            <div>
              {done.has(name) ? title : <Link href={link.href}>{title}</Link>}
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
