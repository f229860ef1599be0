export interface DocsTerm {
  /** Its address on the Terminology page. */
  id: string
  name: string
  meaning: string
}

const meanings: Readonly<Record<string, string>> = {
  'Access token':
    'A string that represents an application’s permissions, sent with every call. It is valid for a few minutes.',
  'API product':
    'A family of APIs for one purpose, such as accounts or money transfers, that serves customers of the bank.',
  Application:
    'Your software as the bank knows it: a name, a client ID, a client secret, a public key and the APIs it may use.',
  'Authentication type': 'The method by which a customer confirms: 1 is SMS, 5 is mobile confirmation.',
  'Authorization code':
    'A string that the bank sends to your redirect URI after the customer has agreed. You exchange it once for tokens.',
  'Authorization ID': 'A string that identifies a customer of your BaaS product. You exchange it for an access token.',
  'Authorization server': 'The part of the bank that issues access tokens.',
  BaaS: 'Banking as a service: the bank runs accounts, transfers and cards that you offer under your own brand.',
  'Base address': 'The part of an address that is the same for all calls of one environment.',
  Base64: 'A way to write bytes as letters and digits (RFC 4648).',
  'Basic authentication': 'An Authorization header with the Base64 of client_id:client_secret (RFC 7617).',
  'Bearer token': 'A token that works for whoever holds it, which is why it travels over TLS only (RFC 6750).',
  'Client ID': 'The public name of an application at the authorization server.',
  'Client secret': 'The password of an application at the authorization server. It belongs on your server only.',
  Consent: 'The customer’s agreement that your application may read or do certain things.',
  Context: 'An object with channel and language in the body of every POST and PUT of an API.',
  'Corporate customer': 'A company that is a customer of the bank. A user with a corporateUsername acts for it.',
  corporateUsername: 'The name of the person who acts for a corporate customer. Token requests for companies need it.',
  'Customer number': 'The number of a customer at the bank. Token requests send it as username.',
  EFT: 'A transfer in Turkish lira to another bank, on bank days during opening hours.',
  Envelope: 'The form of every response of an API: data is the result, header says how the call went.',
  Environment:
    'One of the places where the APIs run: the sandbox, test or production, also called the live environment.',
  FAST: 'The instant payment system of Türkiye: a transfer to another bank in seconds, at any hour.',
  'Grant type': 'The way in which an application gets an access token (RFC 6749).',
  IBAN: 'The international number of a bank account, with two check digits (ISO 13616).',
  Idempotent:
    'Sending the call twice has the effect of sending it once. Reading is idempotent, ordering a payment is not.',
  'Individual customer': 'A person who is a customer of the bank.',
  'IP list': 'The IPv4 addresses from which an application may call. The live environment requires it.',
  'Mobile confirmation':
    'The customer confirms in the bank’s mobile app instead of typing a code. Authentication type 5.',
  'One-time password': 'A number of 6 digits that confirms one transaction, also called OTP.',
  PKCE: 'Proof Key for Code Exchange (RFC 7636): only the sender of step 1 of the authorization code flow can do step 2.',
  'Private API': 'An API that reads or changes what belongs to a customer. It needs the customer’s consent.',
  'Private key': 'The half of a key pair that signs. It never leaves your server.',
  'Public API': 'An API without customer data, such as branches, ATMs and rates.',
  'Public key': 'The half of a key pair that checks signatures. You register it in your application.',
  'Rate limit': 'The number of calls that an application can make: 5 a second and 100 a day.',
  'Reason code':
    'A code for the purpose of a transfer: a letter inside the bank, a number to other banks, -2 for none.',
  'Redirect URI': 'The address in your application to which the bank sends the customer back.',
  'Refresh token': 'A string that you exchange for a new access token without the customer.',
  Sandbox: 'A bank with simulated customers and money, to build and test against.',
  Scope: 'A name for a part of the APIs, such as accounts. A token has the scopes that were asked for and granted.',
  SHA256withRSA: 'The signature algorithm: an RSA signature over a SHA-256 hash (RSASSA-PKCS1-v1_5, RFC 8017).',
  Signature: 'Proof that a message comes from the holder of a private key and was not changed.',
  State: 'A random string that you send in step 1 of the authorization code flow and compare on return.',
  'Test customer': 'A simulated customer of the sandbox: 1 to 7 are individuals, 12 is a company.',
  'Transaction ID': 'The ID of a call that waits for a one-time password. The execute call sends it.',
  Webhook:
    'A request that the bank sends to your server when money moves or another event of your subscription happens.',
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The words of the documentation, alphabetical. */
export const terms: readonly DocsTerm[] = Object.entries(meanings).map(([name, meaning]) => ({
  id: idOf(name),
  name,
  meaning,
}))

/**
 * The term that a text stands for: its ID, its name, or its name in the plural.
 *
 * @throws Error when the terminology has none
 */
export function termOf(text: string): DocsTerm {
  const id = idOf(text)
  const term = terms.find((each) => each.id === id || `${each.id}s` === id)
  if (!term) throw new Error(`The terminology has no ${JSON.stringify(text)}`)
  return term
}
