import { type } from 'superstruct'
import { type Report, type ReportApplication, reportPoints, sortedByTime } from '../rules/analytics/analytics.ts'
import type { ReportForm } from '../rules/analytics/reportForm.ts'
import { fallbackName } from '../rules/applications/applications.ts'
import { list, looseList, looseText, rowId } from '../rules/schemas/lenientSchemas.ts'
import { envelope } from './client/answerSchemas.ts'
import type { PortalOperation } from './client/client.ts'
import { decode, decodeRows } from './client/decode.ts'

const reportApplications = list(
  type({ id: rowId, name: looseText(), productList: looseList(rowId, (id) => id) }),
  ({ id }) => id,
)

/** The developer's applications, in the reduced view of 001 section 3. */
export const listReportApplications: PortalOperation<void, ReportApplication[]> = async ({ services }) => {
  const call = services.POST('/api-dashboard-service/dashboard/applications', { body: {} })
  const { data } = await decode(call, envelope(reportApplications))
  return data.map(({ id, name, productList }) => ({ id, name: name.trim() || fallbackName(id), productList }))
}

/** Calls over time; `requestDate` in milliseconds since the epoch. */
export const generateReport: PortalOperation<ReportForm & { requestDate: number }, Report> = async (
  { services },
  body,
) => {
  const call = services.POST('/api-dashboard-service/dashboard/generatereports', { body })
  const { value, omitted } = await decodeRows(call, envelope(reportPoints))
  return { points: sortedByTime(value.data), omitted }
}
