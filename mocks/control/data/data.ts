import { object, optional } from 'superstruct'
import { exportFileName } from '../../../src/rules/sandbox/data/exportFileName.ts'
import { sandboxSeed } from '../../../src/rules/sandbox/data/sandboxNames.ts'
import { checkKnown, readJson, readOptionalJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { createExport } from './exportFile.ts'
import { importFile } from './importFile.ts'
import { snapshotControlCalls } from './snapshots.ts'

const resetRequest = object({ seed: optional(sandboxSeed) })

export const dataControlCalls: ControlCalls = {
  'GET /export': {
    summary: 'Exports all data as a JSON file, secrets included.',
    fileName: exportFileName,
    resolve: async ({ bank, seed }) => createExport(bank, seed),
  },
  'POST /import': {
    summary: 'Replaces all data with the content of an exported file.',
    resolve: async ({ bank, request, replace }) => importFile(await readJson(request, 'The file'), { bank, replace }),
  },
  ...snapshotControlCalls,
  'POST /reset': {
    summary: 'Resets all data to the seed.',
    bodies: [{ seed: 'other' }],
    async resolve({ request, reset }) {
      const { seed } = checkKnown((await readOptionalJson(request)) ?? {}, resetRequest)
      await reset(seed)
    },
  },
}
