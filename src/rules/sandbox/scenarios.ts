import { array, type Infer, integer, object, string } from 'superstruct'

/** What the control calls of scenarios answer (docs/sandbox.md). */

const place = object({
  text: string(),
  /** A path of the portal or of the workbench. */
  href: string(),
})

const scenarioFacts = object({
  name: string(),
  title: string(),
  /** What it sets up, in a sentence. */
  description: string(),
  /** Where to look afterwards. */
  places: array(place),
})
export type ScenarioFacts = Infer<typeof scenarioFacts>

/** What was made since the sandbox started from its seed: a scenario starts from there again. */
const scenarioLosses = object({
  applications: integer(),
  tickets: integer(),
  accounts: integer(),
  transfers: integer(),
  subscriptions: integer(),
})
export type ScenarioLosses = Infer<typeof scenarioLosses>

export const scenarioList = object({ scenarios: array(scenarioFacts), losses: scenarioLosses })
export type ScenarioList = Infer<typeof scenarioList>

export const scenarioResult = object({
  name: string(),
  title: string(),
  /** What was set up, a sentence each. */
  done: array(string()),
  places: array(place),
})
export type ScenarioResult = Infer<typeof scenarioResult>

/** The orders that wait for a second holder, the approver of a company or the BaaS partner, newest first. */
export const waitingOrders = array(
  object({
    referenceNumber: string(),
    customerNumber: string(),
    kind: string(),
    amount: object({ amount: string(), currency: string() }),
    receiverName: string(),
  }),
)

/** What the panel of scenarios shows. */
export interface ScenariosData extends ScenarioList {
  orders: Infer<typeof waitingOrders>
}

export interface OrderDecision {
  referenceNumber: string
  decision: 'approve' | 'refuse'
}
