import { array, string, type } from 'superstruct'
import { type ReportApplication, type ReportForm, type ReportPoint, reportPoints } from '../rules/analytics.ts'
import { catalogueId } from '../rules/catalogueSchema.ts'
import { decode, type PortalClient, withToken } from './client.ts'
import { envelope } from './envelope.ts'

const reportApplications = array(type({ id: catalogueId, name: string(), productList: array(catalogueId) }))

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
  return (await decode(call, envelope(reportApplications))).data
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
  return (await decode(call, envelope(reportPoints))).data
}
