import { dateRangeOf, reportRequest } from '../../src/rules/analytics.ts'
import { applicationOf } from '../bank/applications.ts'
import { callsOver } from '../bank/callSums.ts'
import { developerOf } from '../bank/developer.ts'
import { check, envelopeOperation, readJson } from '../operation.ts'
import { Refusal } from '../refusal.ts'

const generateReports = envelopeOperation<'generateReports'>({
  id: 'generateReports',
  method: 'post',
  path: '/api-dashboard-service/dashboard/generatereports',
  async resolve(call) {
    const account = developerOf(call)
    const body = check(await readJson(call.request), reportRequest)
    const { id, createdAt, hasMadeUpPast } = applicationOf(call.bank, account, body.applicationId)
    const range = dateRangeOf(body.dateRangeId)
    if (!range) throw new Refusal(400, 'dateRangeId: there is no such range')
    const caller = { applicationId: id, endpointAddress: body.endpointAddress }
    return callsOver(call.bank, caller, range, hasMadeUpPast ? createdAt : null)
  },
})

export const analyticsOperations = [generateReports]
