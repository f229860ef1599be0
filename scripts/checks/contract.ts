import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../support/command.ts'

/** src/api/schema.gen.ts must be what openapi-typescript makes of src/api/openapi.yaml today. */
export async function contract(): Promise<string> {
  const fresh = join(tmpdir(), `portico-contract-${process.pid}.ts`)
  try {
    const { ok, output } = await run('openapi-typescript', ['src/api/openapi.yaml', '-o', fresh])
    if (!ok) return output
    if (readFileSync(fresh, 'utf8') === readFileSync('src/api/schema.gen.ts', 'utf8')) return ''
    return 'src/api/schema.gen.ts differs from src/api/openapi.yaml: npm run contract writes it again'
  } finally {
    rmSync(fresh, { force: true })
  }
}
