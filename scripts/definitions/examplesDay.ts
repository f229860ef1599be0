import type { Oas3Preprocessor } from '@redocly/openapi-core'

/** The day on which the examples of the definitions happen (mocks/openapi/README.md). */
const examplesDay = '2026-03-14'

/** Names it in every definition, for those who send the examples on another day. */
export const namedExamplesDay: Oas3Preprocessor = () => ({
  Info: {
    enter(info) {
      Object.assign(info, { 'x-examples-day': examplesDay })
    },
  },
})
