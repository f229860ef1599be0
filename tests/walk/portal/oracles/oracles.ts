import { browserViolations } from './browser.ts'
import { buttonViolations } from './buttons.ts'
import { callViolations } from './calls.ts'
import { complaintViolations } from './complaints.ts'
import { escapeViolations } from './escape.ts'
import { focusViolations } from './focus.ts'
import { historyViolations } from './history.ts'
import { identityViolations } from './identity.ts'
import { pageViolations } from './page.ts'
import { placeViolations } from './place.ts'
import { secretViolations } from './secrets.ts'
import type { Taken } from './taken.ts'

const oracles: readonly ((taken: Taken) => string[] | Promise<string[]>)[] = [
  complaintViolations,
  pageViolations,
  identityViolations,
  secretViolations,
  callViolations,
  focusViolations,
  historyViolations,
  escapeViolations,
  buttonViolations,
  placeViolations,
  browserViolations,
]

/** All that is wrong after a step, each in a sentence; links and the focus are also watched by the page itself. */
export async function violationsOf(taken: Taken): Promise<string[]> {
  const found: string[] = []
  for (const oracle of oracles) found.push(...(await oracle(taken)))
  return [...new Set(found)]
}
