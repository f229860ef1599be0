import { definitionsFolder } from './definitionFiles.ts'
import { envelopeOf } from './envelope.ts'
import { namedExamplesDay } from './examplesDay.ts'
import { idempotencyKeyOf } from './idempotencyKey.ts'

/** What the definitions of a folder leave out because it is the same in each. */
export const preprocessingOf = (folder: string) => ({
  id: 'common',
  preprocessors: {
    oas3: {
      envelope: envelopeOf(folder),
      'idempotency-key': idempotencyKeyOf(folder),
      'examples-day': namedExamplesDay,
    },
  },
})
export const preprocessing = preprocessingOf(definitionsFolder)
export const preprocessors = {
  'common/envelope': 'on',
  'common/idempotency-key': 'on',
  'common/examples-day': 'on',
} as const
