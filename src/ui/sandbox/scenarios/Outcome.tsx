import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { addressOf } from '../../../rules/routes/address.ts'
import { sandboxPath } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { Link } from '../../kit/links/Link.tsx'
import { Notice } from '../../kit/states/Notice.tsx'
import type { ScenarioActor } from './scenarioActor.ts'

/** What was done, and where to see it. */
export function Outcome({ actor }: { actor: ScenarioActor }) {
  const { result, problem } = useSelector(actor, ({ context }) => context)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result) heading.current?.focus()
  }, [result])
  if (problem) return <Notice variant="error">Couldn’t run the scenario. {problem.message}</Notice>
  if (!result) return null
  return (
    <section className="scenario-outcome" aria-labelledby="outcome-heading">
      <h2 id="outcome-heading" ref={heading} tabIndex={-1}>
        {result.title} is set up
      </h2>
      <ul>
        {result.done.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        See it:{' '}
        {result.places.map(({ text, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <Link className="text-link" href={addressOf(href) ?? sandboxPath}>
              {text}
            </Link>
          </span>
        ))}
      </p>
    </section>
  )
}
