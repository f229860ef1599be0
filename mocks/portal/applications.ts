import { type } from 'superstruct'
import { applicationSave } from '../../src/rules/applications/applicationForm.ts'
import { tokenRenewal } from '../../src/rules/applications/applicationTokens.ts'
import { catalogueId } from '../../src/rules/catalogue/catalogueSchema.ts'
import type { ApplicationRow } from '../db/tables/portal/applications.ts'
import { check } from '../http/readRequest.ts'
import { applicationsOf, deleteApplication, renewTokens, saveApplication } from './developers/applications.ts'
import { authenticateDeveloper } from './developers/authenticateDeveloper.ts'
import { envelopeOperation } from './portalOperation.ts'

/** An application without the fields that are internal to the bank. */
const toResponse = ({
  accountId: _,
  createdAt: _created,
  hasSyntheticHistory: _past,
  ...application
}: ApplicationRow) => application

const list = envelopeOperation('listApplications', async (call) =>
  applicationsOf(call.bank, authenticateDeveloper(call)).map(toResponse),
)

const save = envelopeOperation('saveApplication', async (call) => {
  const account = authenticateDeveloper(call)
  return toResponse(await saveApplication(call.bank, account, check(call.body, applicationSave)))
})

const remove = envelopeOperation('deleteApplication', async (call) => {
  const account = authenticateDeveloper(call)
  const { id } = check(call.body, type({ id: catalogueId }))
  await deleteApplication(call.bank, account, id)
})

const renew = envelopeOperation('renewTokens', async (call) => {
  const account = authenticateDeveloper(call)
  const { id } = check(call.body, tokenRenewal)
  const { oauthClientId, oauthClientSecret } = await renewTokens(call.bank, account, id)
  return { clientId: oauthClientId, clientSecret: oauthClientSecret }
})

export const applicationOperations = [list, save, remove, renew]
