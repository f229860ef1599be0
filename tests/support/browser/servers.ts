import { serve } from '../../../scripts/serve.ts'
import { ensureBuilt } from '../../../scripts/support/built.ts'

const say = (words: string) => process.stdout.write(`${words}\n`)

/** Serves both builds on free ports for as long as the tests run; the workers read the addresses from the environment. */
export default async function startServers(): Promise<() => void> {
  const sandbox = await serve(await ensureBuilt('sandbox', () => say('Building the portal with its sandbox …')), 0)
  const portal = await serve(await ensureBuilt('portal', () => say('Building the portal for production …')), 0)
  process.env.PORTICO_SANDBOX_URL = sandbox.url
  process.env.PORTICO_PORTAL_URL = portal.url
  return () => {
    sandbox.close()
    portal.close()
  }
}
