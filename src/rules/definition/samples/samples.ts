import type { SampleLanguage } from '../../docs/sampleLanguages.ts'
import { parseJson } from '../../json/parseJson.ts'
import { curlCommand, curlHeader, shellQuoted } from '../../text/shellQuoting.ts'
import type { OperationDetails } from '../operation/outline.ts'
import type { Node } from '../references.ts'
import type { TypeDeclarations } from '../schema/typeScriptTypes.ts'
import { type CustomerForms, type SampleCall, sampleCallOf, tokenCallOf } from './sampleCall.ts'
import type { SampleValues } from './sampleValues.ts'

const curl = ({ method, url, headers, body, client }: SampleCall) =>
  curlCommand(method, shellQuoted(url), [
    ...(client ? [`-u ${shellQuoted(`${client.id}:${client.secret}`)}`] : []),
    ...headers.map(([name, value]) => curlHeader(name, value)),
    ...(body === '' ? [] : [`-d ${shellQuoted(body)}`]),
  ])

const quoted = (text: string) => JSON.stringify(text)

const scriptQuoted = (text: string) =>
  text.includes('\n') ? `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`` : quoted(text)

/** What is sent and what `response` is then; the body is code. */
const fetchCall = ({ method, url, headers, client }: SampleCall, body: string) =>
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
    ...(body === '' ? [] : [`  body: ${body},`]),
    '})',
  ].join('\n')

const scriptBody = ({ body }: SampleCall) => (body === '' ? '' : scriptQuoted(body))

const javascript = (call: SampleCall) =>
  `${fetchCall(call, scriptBody(call))}\nconsole.log(response.status, await response.json())`

function typescript(call: SampleCall, declarations: () => TypeDeclarations): string {
  const { request, response } = declarations()
  const isTyped = request !== undefined && parseJson(call.body) !== undefined
  return [
    ...(isTyped ? [request, ''] : []),
    ...(response === undefined ? [] : [response, '']),
    ...(isTyped ? [`const body: RequestBody = ${call.body}`] : []),
    fetchCall(call, isTyped ? 'JSON.stringify(body)' : scriptBody(call)),
    ...(response === undefined
      ? ['console.log(response.status, await response.json())']
      : ['const answer = (await response.json()) as ResponseBody', 'console.log(response.status, answer)']),
  ].join('\n')
}

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

type Writer = (call: SampleCall, declarations: () => TypeDeclarations) => string

const writers: Readonly<Record<SampleLanguage, Writer>> = {
  bash: curl,
  javascript,
  typescript,
  python,
  java,
}

/** Declares the types of samples in TypeScript; no other language needs it. */
export type TypeWriter = Pick<typeof import('../schema/typeScriptTypes.ts'), 'declarationsOf' | 'tokenDeclarations'>

interface Chosen {
  base: string
  clientId: string | null
  language: SampleLanguage
  /** Null for samples without types. */
  types: TypeWriter | null
  /** The reader's own. */
  values?: SampleValues | null
  customers?: CustomerForms | undefined
}

/** An operation's call in one language, and that for its token where it needs one, ready to run but for what is in capitals. */
export function samplesOf(
  document: Node,
  operation: OperationDetails,
  { base, clientId, language, types, values, customers }: Chosen,
) {
  const token = tokenCallOf(operation, base, clientId, customers)
  const write = writers[language]
  return {
    token: token && write(token, () => types?.tokenDeclarations ?? {}),
    call: write(sampleCallOf(operation, base, values), () => types?.declarationsOf(document, operation) ?? {}),
  }
}
