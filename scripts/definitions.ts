import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleDefinitions } from './definitions/bundleDefinitions.ts'
import { areTypesOutdated, definitionTypes, typesFile } from './definitions/definitionTypes.ts'
import { exportDefinitions } from './definitions/exportDefinitions.ts'
import { findConflicts, lintDefinitions } from './definitions/lintDefinitions.ts'

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true })

if (await areTypesOutdated()) {
  writeFileSync(typesFile, await definitionTypes())
  console.log(`wrote ${relative('.', typesFile)}`)
}
const findings = [...(await lintDefinitions(positionals)), ...findConflicts(await bundleDefinitions())]
for (const finding of findings) console.log(finding)
console.log(`${findings.length} findings`)
if (values.out !== undefined) {
  const count = await exportDefinitions(values.out)
  console.log(`wrote catalogue.json and ${count} definitions into ${values.out}`)
}
process.exitCode = findings.length === 0 ? 0 : 1
