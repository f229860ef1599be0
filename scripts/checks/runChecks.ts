import { checks } from './steps.ts'

/** Two at a time, in their order; a check that throws has failed with what it threw. */
export async function runChecks(
  names: readonly string[],
  report: (name: string, wrong: string, seconds: number) => void,
): Promise<void> {
  const waiting = [...names]
  const lane = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const began = performance.now()
      const wrong = await checks[name]?.().catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      )
      report(name, wrong ?? '', (performance.now() - began) / 1000)
    }
  }
  await Promise.all([lane(), lane()])
}
