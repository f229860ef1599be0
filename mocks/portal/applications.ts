import { applicationsOf } from '../bank/applications.ts'
import { developerOf } from '../bank/developer.ts'
import { envelopeOperation } from '../operation.ts'

const listApplications = envelopeOperation<'listApplications'>({
  id: 'listApplications',
  method: 'post',
  path: '/api-dashboard-service/dashboard/applications',
  resolve: async (call) =>
    applicationsOf(call.bank, developerOf(call)).map(
      ({ accountId: _, createdAt: _created, hasMadeUpPast: _past, ...application }) => application,
    ),
})

export const applicationOperations = [listApplications]
