import { ensureBuilt } from '../../../scripts/built.ts'
import { serve } from '../../../scripts/serve.ts'

/** Serves both builds on free ports for as long as the tests run; the workers read the addresses from the environment. */
export default async function startServers(): Promise<() => void> {
  const sandbox = await serve(await ensureBuilt('sandbox'), 0)
  const portal = await serve(await ensureBuilt('portal'), 0)
  process.env.PORTICO_SANDBOX_URL = sandbox.url
  process.env.PORTICO_PORTAL_URL = portal.url
  return () => {
    sandbox.close()
    portal.close()
  }
}
