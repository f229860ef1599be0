import {
  type OrderDecision,
  type ScenarioResult,
  type ScenariosData,
  scenarioList,
  scenarioResult,
  waitingOrders,
} from '../../rules/sandbox/scenarios.ts'
import { changeControl, decode, type Fetch, readControl } from './controlCalls.ts'

export async function readScenarios(fetch: Fetch, signal: AbortSignal): Promise<ScenariosData> {
  const [list, orders] = await Promise.all([
    readControl(fetch, '/scenarios', scenarioList, signal),
    readControl(fetch, '/transfers', waitingOrders, signal),
  ])
  return { ...list, orders }
}

export const decideOrder = (fetch: Fetch, { referenceNumber, decision }: OrderDecision, signal: AbortSignal) =>
  changeControl(fetch, 'POST', `/transfers/${encodeURIComponent(referenceNumber)}/${decision}`, {}, signal)

export async function runScenario(fetch: Fetch, name: string, signal: AbortSignal): Promise<ScenarioResult> {
  const data = await changeControl(fetch, 'POST', `/scenarios/${encodeURIComponent(name)}`, {}, signal)
  return decode(data, scenarioResult)
}
