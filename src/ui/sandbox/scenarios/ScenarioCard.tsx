import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ScenarioFacts, ScenarioLosses } from '../../../rules/sandbox/scenarios.ts'
import { panelPath } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { CopyText } from '../workbench/CopyText.tsx'
import { ActionStatus } from '../workbench/panel/ActionStatus.tsx'
import { Confirmation } from './Confirmation.tsx'
import { lossesText } from './lossesText.ts'
import type { ScenarioActor } from './scenarioActor.ts'

interface Props {
  scenario: ScenarioFacts
  losses: ScenarioLosses
  actor: ScenarioActor
}

export function ScenarioCard({ scenario: { name, title, description }, losses, actor }: Props) {
  const run = useRef<HTMLButtonElement>(null)
  const isChosen = useSelector(actor, ({ context }) => context.name === name)
  const isSetUp = useSelector(actor, ({ context }) => context.result?.title === title)
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const lost = lossesText(losses)
  const answer = (type: 'run.confirm' | 'run.cancel') => () => {
    actor.send({ type })
    setTimeout(() => run.current?.focus())
  }
  const link = new URL(`${panelPath('scenarios')}?${new URLSearchParams({ run: name })}`, window.location.origin)
  return (
    <article className="panel-card scenario">
      <h3>{title}</h3>
      <p>{description}</p>
      {confirming && isChosen ? (
        <Confirmation lost={lost} onConfirm={answer('run.confirm')} onCancel={answer('run.cancel')} />
      ) : (
        <div className="actions">
          <Button
            variant="soft"
            ref={run}
            aria-label={`Reset and run: ${title}`}
            aria-disabled={busy || confirming}
            aria-busy={busy && isChosen}
            onClick={() => actor.send({ type: 'scenario.run', name, deletes: lost !== '' })}
          >
            Reset and run
          </Button>
          <CopyText label="Copy link" name={`Copy link to ${title}`} value={link.href} />
        </div>
      )}
      <ActionStatus text={isSetUp && 'Set up: see above'} />
    </article>
  )
}
