import { bankPaths } from '../bank/bankHosts.ts'
import { type Grant, grants } from '../bank/grants.ts'
import { testCustomers, testPassword } from '../bank/testCustomers.ts'
import type { SampleLanguage } from '../docs/sampleLanguages.ts'
import { shellQuoted } from '../text/shellQuoted.ts'
import type { OperationDetails } from './outline.ts'

interface SampleCall {
  method: string
  url: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** Of Basic authentication. */
  client?: { id: string; secret: string }
}

const tokenPlaceholder = 'ACCESS_TOKEN'

const placeholder = (name: string) => name.replace(/\W+/g, '_').toUpperCase()

/** The call with the definition's own examples; what has none is a name in capitals. */
export function sampleCallOf(operation: OperationDetails, base: string): SampleCall {
  const named = (place: string) => operation.parameters.filter((each) => each.in === place)
  const exampleOf = ({ name, example }: { name: string; example?: string }) => example ?? placeholder(name)
  let path = operation.path
  for (const each of named('path')) path = path.replaceAll(`{${each.name}}`, encodeURIComponent(exampleOf(each)))
  const query = named('query')
    .filter(({ required, example }) => required || example !== undefined)
    .map((each) => `${encodeURIComponent(each.name)}=${encodeURIComponent(exampleOf(each))}`)
  const [body] = operation.bodies
  return {
    method: operation.method.toUpperCase(),
    url: `${base.replace(/\/$/, '')}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [
      ...(operation.access.length > 0 ? [['Authorization', `Bearer ${tokenPlaceholder}`] as const] : []),
      ...named('header')
        .filter(({ required }) => required)
        .map((each) => [each.name, exampleOf(each)] as const),
      ...(body ? [['Content-Type', body.mediaType] as const] : []),
    ],
    body: body?.examples[0]?.text ?? '',
  }
}

/** The test customer whose data the example has, or the first. */
function signInOf(exampleCustomer: string | null): Readonly<Record<string, string>> {
  const { number, corporateUsername } =
    testCustomers.find((each) => each.number === exampleCustomer) ?? testCustomers[0]
  return { username: number, password: testPassword, ...(corporateUsername !== undefined && { corporateUsername }) }
}

/** What each grant sends beside its name and the scopes; a code has to come from the customer's sign-in. */
const formOf: Readonly<Record<Grant, (exampleCustomer: string | null) => Readonly<Record<string, string>>>> = {
  client_credentials: () => ({}),
  password: signInOf,
  authorization_code: () => ({ code: 'CODE' }),
  authorization_id: () => ({ authorization_id: 'AUTHORIZATION_ID' }),
}

/** The request of a token for the call, by the first grant of the bank that opens it; null where it needs none of them. */
export function tokenCallOf(
  { access, exampleCustomer }: OperationDetails,
  base: string,
  clientId: string | null,
): SampleCall | null {
  for (const { grants: names, scopes } of access) {
    const grant = grants.find((each) => names.includes(each))
    if (!grant) continue
    // Client credentials are granted only with a scope parameter, even if it is empty.
    const hasScope = scopes.length > 0 || grant === 'client_credentials'
    const form = { grant_type: grant, ...formOf[grant](exampleCustomer), ...(hasScope && { scope: scopes.join(' ') }) }
    return {
      method: 'POST',
      url: base.replace(/\/$/, '') + bankPaths.token,
      headers: [
        ...(grant === 'authorization_id' ? [['sign', placeholder('sign')] as const] : []),
        ['Content-Type', 'application/x-www-form-urlencoded'],
      ],
      body: new URLSearchParams(form).toString(),
      client: { id: clientId ?? placeholder('client_id'), secret: placeholder('client_secret') },
    }
  }
  return null
}

const curl = ({ method, url, headers, body, client }: SampleCall) =>
  [
    `curl -X ${method} ${shellQuoted(url)}`,
    ...(client ? [`  -u ${shellQuoted(`${client.id}:${client.secret}`)}`] : []),
    ...headers.map(([name, value]) => `  -H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`  -d ${shellQuoted(body)}`]),
  ].join(' \\\n')

const quoted = (text: string) => JSON.stringify(text)

const scriptQuoted = (text: string) =>
  text.includes('\n') ? `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`` : quoted(text)

const javascript = ({ method, url, headers, body, client }: SampleCall) =>
  [
    `const response = await fetch(${quoted(url)}, {`,
    `  method: ${quoted(method)},`,
    ...(headers.length > 0 || client
      ? [
          '  headers: {',
          ...(client ? [`    "Authorization": "Basic " + btoa(${quoted(`${client.id}:${client.secret}`)}),`] : []),
          ...headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`),
          '  },',
        ]
      : []),
    ...(body === '' ? [] : [`  body: ${scriptQuoted(body)},`]),
    '})',
    'console.log(response.status, await response.json())',
  ].join('\n')

const pythonQuoted = (text: string) =>
  text.includes('\n') ? `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}"""` : quoted(text)

const python = ({ method, url, headers, body, client }: SampleCall) =>
  [
    'import requests',
    '',
    'response = requests.request(',
    `    ${quoted(method)},`,
    `    ${quoted(url)},`,
    ...(client ? [`    auth=(${quoted(client.id)}, ${quoted(client.secret)}),`] : []),
    ...(headers.length > 0
      ? ['    headers={', ...headers.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`), '    },']
      : []),
    ...(body === '' ? [] : [`    data=${pythonQuoted(body)}.encode(),`]),
    '    timeout=10,',
    ')',
    'print(response.status_code, response.json())',
  ].join('\n')

/** A text block (Java 15) keeps the lines of a body. */
const javaQuoted = (text: string) =>
  text.includes('\n')
    ? `"""\n${text
        .replaceAll('\\', '\\\\')
        .replaceAll('"""', '\\"\\"\\"')
        .split('\n')
        .map((line) => `        ${line}`)
        .join('\n')}"""`
    : quoted(text)

const java = ({ method, url, headers, body, client }: SampleCall) =>
  [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(client ? ['import java.util.Base64;'] : []),
    '',
    ...(client
      ? [`var client = Base64.getEncoder().encodeToString(${quoted(`${client.id}:${client.secret}`)}.getBytes());`]
      : []),
    `var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...(client ? ['    .header("Authorization", "Basic " + client)'] : []),
    ...headers.map(([name, value]) => `    .header(${quoted(name)}, ${quoted(value)})`),
    body === ''
      ? `    .method(${quoted(method)}, HttpRequest.BodyPublishers.noBody())`
      : `    .method(${quoted(method)}, HttpRequest.BodyPublishers.ofString(${javaQuoted(body)}))`,
    '    .build();',
    'var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ].join('\n')

const writers: Readonly<Record<SampleLanguage, (call: SampleCall) => string>> = {
  bash: curl,
  javascript,
  python,
  java,
}

/** The call in one language, ready to run but for what is in capitals. */
export const sampleOf = (call: SampleCall, language: SampleLanguage): string => writers[language](call)
