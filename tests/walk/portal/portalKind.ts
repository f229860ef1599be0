import { ensureBuilt } from '../../../scripts/support/built.ts'
import { writeScripts } from '../../support/dom/bundle.ts'
import { say } from '../core/seeds.ts'
import { viteImport } from '../core/viteImport.ts'
import type { WalkKind } from '../core/walk.ts'
import { Choices } from './choices.ts'
import { startChromium } from './chromiumPortal.ts'
import { portalRoutes, portalTransitions, sandboxTransitions } from './coverage.ts'
import { journeys } from './journeys/journeys.ts'
import { type PlantedFault, plantedFaults } from './planted/faults.ts'
import type { OpenPortal } from './portal.ts'
import { PortalWalk } from './portalWalk.ts'
import { type Step, sentence } from './step.ts'
import { unreached } from './unreached.ts'

interface Options {
  isInBrowser: boolean
  /** Another process has built it. */
  isBuilt: boolean
  /** Which of how many processes this one is. */
  share: { number: number; count: number }
}

/** Sent to the page as text; what compiles this file may give functions names by a helper. */
const scriptOf = (plant: () => void) =>
  `globalThis.__name ??= (each) => each;(${plant.toString().replace(/^plant/, 'function')})()`

/** The built portal: in a DOM, or in Chromium. */
export async function portalKind({ isInBrowser, isBuilt, share }: Options): Promise<WalkKind<Step>> {
  if (!isBuilt) await writeScripts(await ensureBuilt('sandbox', () => say('Building the portal with its sandbox …')))
  let chromium: ReturnType<typeof startChromium> | undefined
  let opening: Promise<OpenPortal> | undefined
  async function inChromium(): Promise<OpenPortal> {
    chromium = startChromium()
    return (await chromium).open
  }
  const inDom = async () => (await viteImport<typeof import('./domPortal.ts')>('portal/domPortal.ts')).openDomPortal
  const open = () => {
    opening ??= isInBrowser ? inChromium() : inDom()
    return opening
  }
  const ways = Object.entries(journeys).flatMap(([subject, ways]) =>
    Object.entries(ways).map(([name, steps]) => ({ subject, name, steps })),
  )
  const choices = new Choices(ways, share)
  const faults = Object.entries(plantedFaults).filter(([, { needsBrowser = false }]) => needsBrowser === isInBrowser)
  function beginWith({ plant }: PlantedFault) {
    const choices = new Choices(ways)
    return async () => PortalWalk.begin(await open(), choices, scriptOf(plant))
  }
  return {
    measures: {
      transitions: await portalTransitions(),
      'transitions of the sandbox’s own pages': await sandboxTransitions(),
      routes: portalRoutes(),
    },
    unreached,
    journeys: ways,
    begin: async () => PortalWalk.begin(await open(), choices),
    planted: Object.fromEntries(faults.map(([name, fault]) => [name, { finds: fault.finds, begin: beginWith(fault) }])),
    sentence,
    stop: async () => (await chromium)?.stop(),
  }
}
