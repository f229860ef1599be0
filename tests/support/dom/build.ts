import { ensureBuilt } from '../../../scripts/built.ts'

/** Before the first test, as a test's time is not enough for a build. */
export default async function build(): Promise<void> {
  await ensureBuilt('sandbox', () => process.stdout.write('Building the portal with its sandbox …\n'))
}
