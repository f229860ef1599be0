import { useSearch } from 'wouter'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import { queryChoice } from '../../../rules/routes/queryFlag.ts'
import type { OrderDecision, ScenariosData } from '../../../rules/sandbox/scenarios.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { Orders } from './Orders.tsx'
import { Outcome } from './Outcome.tsx'
import { ScenarioCard } from './ScenarioCard.tsx'
import type { ScenarioActor } from './scenarioActor.ts'
import './scenarios.css'

interface Props {
  actor: PanelActor<ScenariosData, OrderDecision>
  scenario: ScenarioActor
}

export function ScenariosPanel({ actor, scenario }: Props) {
  return (
    <PanelView
      actor={actor}
      name="scenarios"
      intro="Set up a situation in one click. Each scenario resets the sandbox first; you stay signed in."
    >
      {(data, change) => (
        <>
          <Outcome actor={scenario} />
          <Scenarios data={data} actor={scenario} />
          <Orders orders={data.orders} change={change} />
        </>
      )}
    </PanelView>
  )
}

/** What a link carries is shown first, and never runs by itself. */
function Scenarios({ data: { scenarios, losses }, actor }: { data: ScenariosData; actor: ScenarioActor }) {
  const wanted = new URLSearchParams(useSearch()).get('run')
  const named = queryChoice(
    wanted,
    scenarios.map(({ name }) => name),
  )
  const linked = scenarios.find(({ name }) => name === named)
  const others = scenarios.filter((each) => each !== linked)
  return (
    <>
      {wanted !== null && !linked && (
        <Notice variant="warning">There is no scenario “{startOf(wanted, 'name')}”.</Notice>
      )}
      {linked && (
        <section className="linked-scenario" aria-labelledby="linked-heading">
          <h2 id="linked-heading">From your link</h2>
          <ScenarioCard scenario={linked} losses={losses} actor={actor} />
        </section>
      )}
      <section aria-labelledby="scenarios-heading">
        <h2 id="scenarios-heading" className={linked ? 'panel-section' : 'visually-hidden'}>
          {linked ? 'Other scenarios' : 'All scenarios'}
        </h2>
        <ul className="scenario-list">
          {others.map((scenario) => (
            <li key={scenario.name}>
              <ScenarioCard scenario={scenario} losses={losses} actor={actor} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
