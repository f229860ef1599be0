import { dateRangeOf } from '../../src/rules/analytics/analytics.ts'
import { reportRequest } from '../../src/rules/analytics/reportForm.ts'
import { ApiError } from '../http/apiError.ts'
import { check } from '../http/readRequest.ts'
import { applicationOf } from './developers/applications.ts'
import { authenticateDeveloper } from './developers/authenticateDeveloper.ts'
import { callsOverTime } from './developers/callStatistics.ts'
import { envelopeOperation } from './portalOperation.ts'

const generateReports = envelopeOperation('generateReports', async (call) => {
  const account = authenticateDeveloper(call)
  const report = check(call.body, reportRequest)
  const { id, createdAt, hasSyntheticHistory } = applicationOf(call.bank, account, report.applicationId)
  const range = dateRangeOf(report.dateRangeId)
  if (!range) throw new ApiError(400, 'dateRangeId: There is no such range')
  const { endpointAddress } = report
  const operations = [...call.operations.values()].filter(({ path }) => path === endpointAddress).map(({ id }) => id)
  const series = { applicationId: id, endpointAddress, operations }
  return callsOverTime(call.bank, series, range, hasSyntheticHistory ? createdAt : null)
})

export const analyticsOperations = [generateReports]
