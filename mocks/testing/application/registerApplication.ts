import { memoize } from '../../../src/rules/memoize.ts'
import { importPrivateKey } from '../../../src/rules/signing/rsaKey.ts'
import { signText } from '../../../src/rules/signing/signature.ts'
import { newKeyPair } from '../../control/developers/newKeyPair.ts'
import { seededProducts } from '../../fixtures/catalogue/services.ts'
import type { Application, ApplicationOptions } from '../types.ts'
import { type ApplicationParts, createApplication } from './application.ts'
import { createTokens, type Generation } from './tokens.ts'

interface Options extends ApplicationParts {
  generation: Readonly<Generation>
}

interface Registered {
  applicationId: string
  name: string
  clientId: string
  clientSecret: string
  oauthRedirectUri: string
  productList: string[]
}

/** One for all applications of the process: 2048 bits take some hundred milliseconds. */
const sharedKeyPair = memoize((_: 'shared') => newKeyPair())

/** @throws Error for a name that no API has */
function productOf(name: string): string {
  const found = seededProducts.find((product) => product.name === name && product.folder !== undefined)
  if (found) return String(found.id)
  const names = seededProducts.filter(({ folder }) => folder !== undefined).map((product) => product.name)
  throw new Error(`apis: There is no API ${name}. There are ${names.join(', ')}`)
}

/** Registers an application at the bank. @throws Error for an unknown API or customer, BankError as the bank refuses it */
export async function registerApplication(
  options: Options,
  {
    apis,
    name = 'Test application',
    redirectUri = 'https://app.example.com/callback',
    otpNeeded = true,
    ipList = [],
    customer,
    keyPair,
  }: ApplicationOptions = {},
): Promise<Application> {
  if (customer !== undefined) options.customers.find(customer)
  const productList = apis?.map(productOf)
  const { publicKey, privateKey } = keyPair ?? (await sharedKeyPair('shared'))
  const key = await importPrivateKey(privateKey)
  if (!key) throw new Error('keyPair.privateKey: Expected an RSA private key, as PKCS #8 or PKCS #1 in PEM')
  const registered = await options.control<Registered>('POST', '/applications', {
    name,
    oauthRedirectUri: redirectUri,
    publicKey,
    otpNeeded,
    ipList,
    ...(productList && { productList }),
  })
  const { applicationId: id, clientId, clientSecret } = registered
  const sign = (text: string) => signText(key, text)
  const { fetch, generation } = options
  const client = { clientId, clientSecret, redirectUri, productList: registered.productList }
  const tokens = createTokens({ fetch, client, sign, generation })
  const facts = { id, name, clientId, clientSecret, redirectUri, publicKey, privateKey, sign }
  return createApplication({ ...options, facts, tokens, tokenOf: new Map(), customer })
}
