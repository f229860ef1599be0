import { type Infer, min, number, object, type } from 'superstruct'
import { catalogueId } from '../catalogue/catalogueSchema.ts'
import { required, text } from '../forms/fields.ts'

/** The form: three selectors, all required (001 section 5); nothing chosen is the empty text. */
export const reportForm = object({
  applicationId: text(required),
  endpointAddress: text(required),
  dateRangeId: text(required),
})
export type ReportForm = Infer<typeof reportForm>

/** The call POST …/generatereports; `requestDate` in milliseconds since the epoch (001 section 7). */
export const reportRequest = type({
  applicationId: catalogueId,
  endpointAddress: text(required),
  dateRangeId: catalogueId,
  requestDate: min(number(), 0),
})
