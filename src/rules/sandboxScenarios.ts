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

const scenarioList = object({ scenarios: array(scenarioFacts), losses: scenarioLosses })
export type ScenarioList = Infer<typeof scenarioList>

const scenarioResult = object({
  name: string(),
  title: string(),
  /** What was set up, a sentence each. */
  done: array(string()),
  places: array(place),
})
export type ScenarioResult = Infer<typeof scenarioResult>
