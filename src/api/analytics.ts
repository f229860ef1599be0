import { type } from 'superstruct'
import { inOrder, type ReportApplication, type ReportForm, type ReportPoint, reportPoints } from '../rules/analytics.ts'
import { list, looseList, looseText, rowId } from '../rules/answers.ts'
import { unnamed } from '../rules/applicationList.ts'
import { decode, type PortalClient, withToken } from './client.ts'
import { envelope } from './envelope.ts'

const reportApplications = list(
  type({ id: rowId, name: looseText(), productList: looseList(rowId, (id) => id) }),
  ({ id }) => id,
)

/** The developer's applications, in the reduced view of 001 section 3. */
export async function listReportApplications(
  client: PortalClient,
  authorization: string,
  signal: AbortSignal,
): Promise<ReportApplication[]> {
  const call = client.services.POST('/api-dashboard-service/dashboard/applications', {
    ...withToken(authorization, signal),
    body: {},
  })
  const { data } = await decode(call, envelope(reportApplications))
  return data.map(({ id, name, productList }) => ({ id, name: name.trim() || unnamed(id), productList }))
}

/** Calls over time; `requestDate` in milliseconds since the epoch. */
export async function generateReport(
  client: PortalClient,
  authorization: string,
  body: ReportForm & { requestDate: number },
  signal: AbortSignal,
): Promise<ReportPoint[]> {
  const call = client.services.POST('/api-dashboard-service/dashboard/generatereports', {
    ...withToken(authorization, signal),
    body,
  })
  return inOrder((await decode(call, envelope(reportPoints))).data)
}
