import { factsOf } from '../pageView.ts'
import { browserViolations } from './browser.ts'
import { buttonViolations } from './buttons.ts'
import { callViolations } from './calls.ts'
import { complaintViolations } from './complaints.ts'
import { escapeViolations } from './escape.ts'
import { fileViolations } from './files.ts'
import { focusViolations } from './focus.ts'
import { historyViolations } from './history.ts'
import { identityViolations } from './identity.ts'
import { pageViolations } from './page.ts'
import { placeViolations } from './place.ts'
import { secretViolations } from './secrets.ts'
import type { TakenStep } from './takenStep.ts'

type Oracle = (taken: TakenStep) => string[] | Promise<string[]>

const oracles: readonly Oracle[] = [
  complaintViolations,
  pageViolations,
  identityViolations,
  secretViolations,
  fileViolations,
  callViolations,
  focusViolations,
  historyViolations,
  escapeViolations,
  buttonViolations,
  placeViolations,
  browserViolations,
]

/** A cookie is gone, and a part of the page, shortly before what follows from it shows: these look again. */
const patient: ReadonlySet<Oracle> = new Set<Oracle>([identityViolations, focusViolations])
/** Not a time: a busy machine gets as much done between so many looks. In milliseconds before each. */
const looks = 30
const pause = 10

async function found(oracle: Oracle, taken: TakenStep): Promise<string[]> {
  let violations = await oracle(taken)
  if (!patient.has(oracle)) return violations
  for (let look = 0; violations.length > 0 && look < looks; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const after = await factsOf(taken.walk.page).catch(() => taken.after)
    violations = await oracle({ ...taken, after })
  }
  return violations
}

/** All that is wrong after a step, each in a sentence; links and the focus are also watched by the page itself. */
export async function violationsOf(taken: TakenStep): Promise<string[]> {
  const all: string[] = []
  for (const oracle of oracles) all.push(...(await found(oracle, taken)))
  return [...new Set(all)]
}
