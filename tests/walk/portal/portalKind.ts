import { ensureBuilt } from '../../../scripts/built.ts'
import { writeScripts } from '../../support/dom/bundle.ts'
import { say } from '../core/seeds.ts'
import { viteImport } from '../core/viteImport.ts'
import type { WalkKind } from '../core/walk.ts'
import { Choices } from './choices.ts'
import { startChromium } from './chromiumPortal.ts'
import { portalRoutes, portalTransitions, sandboxTransitions } from './coverage.ts'
import type { OpenPortal } from './portal.ts'
import { PortalWalk } from './portalWalk.ts'
import { type Step, sentence } from './step.ts'

interface Options {
  isInBrowser: boolean
  /** Another process has built it. */
  isBuilt: boolean
}

/** The built portal: in a DOM, or in Chromium. */
export async function portalKind({ isInBrowser, isBuilt }: Options): Promise<WalkKind<Step>> {
  if (!isBuilt) await writeScripts(await ensureBuilt('sandbox', () => say('Building the portal with its sandbox …')))
  let chromium: ReturnType<typeof startChromium> | undefined
  let opening: Promise<OpenPortal> | undefined
  async function inChromium(): Promise<OpenPortal> {
    chromium = startChromium()
    return (await chromium).open
  }
  const inDom = async () => (await viteImport<typeof import('./domPortal.ts')>('portal/domPortal.ts')).openDomPortal
  const choices = new Choices()
  return {
    measures: {
      transitions: await portalTransitions(),
      'transitions of the sandbox’s own pages': await sandboxTransitions(),
      routes: portalRoutes(),
    },
    unreached: {},
    async begin() {
      opening ??= isInBrowser ? inChromium() : inDom()
      return PortalWalk.begin(await opening, choices)
    },
    sentence,
    stop: async () => (await chromium)?.stop(),
  }
}
