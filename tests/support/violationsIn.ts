import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import project from '../../.dependency-cruiser.mjs'

export type Files = Record<string, string>

/** What the rules of `.dependency-cruiser.mjs` say about a project of these files, as `rule: from -> to`. */
export async function violationsIn(files: Files): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-project-'))
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    const { doNotFollow, tsPreCompilationDeps } = project.options
    const { output } = await cruise(
      Object.keys(files).filter((file) => !file.startsWith('node_modules/')),
      { baseDir: folder, validate: true, ruleSet: { forbidden: project.forbidden }, doNotFollow, tsPreCompilationDeps },
      project.options.enhancedResolveOptions,
    )
    return (output as ICruiseResult).summary.violations
      .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
      .sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
