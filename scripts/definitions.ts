import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { definitionTypes, outdatedTypes } from './definitions/definitionTypes.ts'
import { findDuplicates, lintDefinitions } from './definitions/lintDefinitions.ts'

const types = await definitionTypes()
const outdated = await outdatedTypes()
for (const file of outdated) {
  writeFileSync(file, types.get(file) ?? '')
  console.log(`wrote ${relative('.', file)}`)
}
const findings = [...(await lintDefinitions(process.argv.slice(2))), ...(await findDuplicates())]
for (const finding of findings) console.log(finding)
console.log(`${findings.length} findings`)
process.exitCode = findings.length === 0 ? 0 : 1
