import { hiddenProducts } from '../../../src/rules/catalogue/catalogue.ts'
import type { Bank } from '../../bank/bank.ts'
import type { DeveloperAccount } from '../../db/tables/portal/developerAccounts.ts'
import { seededDevelopers } from '../../fixtures/developers.ts'
import { ApiError } from '../../http/apiError.ts'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { productList } from '../../portal/definitions/catalogue.ts'
import { saveApplication } from '../../portal/developers/applications.ts'
import { accountOf, openDeveloperAccount } from '../../portal/developers/developerAccounts.ts'
import { type ApplicationOrder, applicationOrder } from './applicationOrder.ts'
import { newKeyPair } from './newKeyPair.ts'

const everyProduct = productList.map(({ id }) => String(id)).filter((id) => !hiddenProducts.has(id))

const [{ eMailAddress: firstDeveloper, password: firstPassword }] = seededDevelopers

interface Developer {
  account: DeveloperAccount
  isNew: boolean
  /** Null where the sandbox does not know it. */
  password: string | null
}

/** @throws ApiError (409) for an account that cannot sign in */
async function developerOf(bank: Bank, { developer }: ApplicationOrder): Promise<Developer> {
  const { eMailAddress = firstDeveloper, password = firstPassword } = developer ?? {}
  const account = accountOf(bank, eMailAddress)
  if (!account) return { account: await openDeveloperAccount(bank, { eMailAddress, password }), isNew: true, password }
  if (account.lifecycle.value !== 'active')
    throw new ApiError(409, `The account ${eMailAddress} is not active: activate it, or choose another address`)
  return { account, isNew: false, password: null }
}

async function createApplication(bank: Bank, order: ApplicationOrder) {
  const { description = 'Created by a control call', ipList = [], otpNeeded = true, name, oauthRedirectUri } = order
  const keys = order.publicKey === undefined ? await newKeyPair() : { publicKey: order.publicKey, privateKey: null }
  const { account, isNew, password } = await developerOf(bank, order)
  const application = await saveApplication(bank, account, {
    name,
    description,
    oauthRedirectUri,
    ipList,
    otpNeeded,
    icon: '',
    clientType: 'API',
    publicKey: keys.publicKey,
    productList: order.productList ?? everyProduct,
  })
  return {
    applicationId: application.id,
    name,
    clientId: application.oauthClientId,
    clientSecret: application.oauthClientSecret,
    oauthRedirectUri,
    productList: application.productList,
    ...keys,
    developer: { eMailAddress: account.eMailAddress, password, isNew },
  }
}

/** The applications of all developers, and one that is made without the portal's form. */
export const applicationControlCalls: ControlCalls = {
  'GET /applications': {
    summary: 'Lists the applications of every developer by ID and name.',
    resolve: async ({ bank }) => bank.tables.applications.list().map(({ id, name }) => ({ id, name })),
  },
  'POST /applications': {
    summary: 'Creates an application, and returns its client ID, its client secret and its private key.',
    bodies: [{ name: 'Till', oauthRedirectUri: 'https://app.example.com/callback' }],
    async resolve({ bank, request }) {
      return createApplication(bank, checkKnown(await readJson(request), applicationOrder))
    },
  },
}
