import { ensureBuilt, keepBuild } from '../../../scripts/support/built.ts'
import { writeScripts } from './bundle.ts'

/** Before the first test, as a test's time is not enough for a build, and once for all processes. */
export default async function build(): Promise<void> {
  const folder = await ensureBuilt('sandbox', () => process.stdout.write('Building the portal with its sandbox …\n'))
  await writeScripts(folder)
  // The scripts belong to this build.
  keepBuild('sandbox')
}
