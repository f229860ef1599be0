import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { definitionTypes, outdatedTypes } from './definitions/definitionTypes.ts'
import { exportDefinitions } from './definitions/exportDefinitions.ts'
import { findDuplicates, lintDefinitions } from './definitions/lintDefinitions.ts'

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true })

const types = await definitionTypes()
const outdated = await outdatedTypes()
for (const file of outdated) {
  writeFileSync(file, types.get(file) ?? '')
  console.log(`wrote ${relative('.', file)}`)
}
const findings = [...(await lintDefinitions(positionals)), ...(await findDuplicates())]
for (const finding of findings) console.log(finding)
console.log(`${findings.length} findings`)
if (values.out !== undefined) {
  const count = await exportDefinitions(values.out)
  console.log(`wrote catalogue.json and ${count} definitions into ${values.out}`)
}
process.exitCode = findings.length === 0 ? 0 : 1
