import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { compareVersions } from './changelog/compareVersions.ts'
import { bundleDefinitions } from './definitions/bundleDefinitions.ts'
import { areTypesOutdated, definitionTypes, typesFile } from './definitions/definitionTypes.ts'
import { exportDefinitions } from './definitions/exportDefinitions.ts'
import { findConflicts, lintDefinitions } from './definitions/lintDefinitions.ts'
import { areEventsOutdated, eventsFile, webhookEvents } from './definitions/webhookEvents.ts'
import { endWith, readArguments } from './support/options.ts'

const { values, positionals } = readArguments({
  out: { type: 'string' },
  changelog: { type: 'boolean' },
  write: { type: 'string' },
})

async function checkAndWrite(): Promise<void> {
  if (await areTypesOutdated()) {
    writeFileSync(typesFile, await definitionTypes())
    console.log(`wrote ${relative('.', typesFile)}`)
  }
  if (await areEventsOutdated()) {
    writeFileSync(eventsFile, await webhookEvents())
    console.log(`wrote ${relative('.', eventsFile)}`)
  }
  const findings = [...(await lintDefinitions(positionals)), ...findConflicts(await bundleDefinitions())]
  for (const finding of findings) console.log(finding)
  console.log(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`)
  if (values.out !== undefined) {
    const count = await exportDefinitions(values.out)
    console.log(`wrote catalogue.json and ${count} definitions into ${values.out}`)
  }
  process.exitCode = findings.length === 0 ? 0 : 1
}

if (values.changelog) await compareVersions(positionals, values.write).then(console.log, endWith)
else await checkAndWrite()
