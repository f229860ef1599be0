import type { SampleLanguage } from '../sampleLanguages.ts'
import type { OperationDetails } from './outline.ts'

interface SampleCall {
  method: string
  url: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string
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

const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const curl = ({ method, url, headers, body }: SampleCall) =>
  [
    `curl -X ${method} ${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `  -H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`  -d ${shellQuoted(body)}`]),
  ].join(' \\\n')

const quoted = (text: string) => JSON.stringify(text)

const scriptQuoted = (text: string) =>
  text.includes('\n') ? `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`` : quoted(text)

const javascript = ({ method, url, headers, body }: SampleCall) =>
  [
    `const response = await fetch(${quoted(url)}, {`,
    `  method: ${quoted(method)},`,
    ...(headers.length > 0
      ? ['  headers: {', ...headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`), '  },']
      : []),
    ...(body === '' ? [] : [`  body: ${scriptQuoted(body)},`]),
    '})',
    'console.log(response.status, await response.json())',
  ].join('\n')

const pythonQuoted = (text: string) =>
  text.includes('\n') ? `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}"""` : quoted(text)

const python = ({ method, url, headers, body }: SampleCall) =>
  [
    'import requests',
    '',
    'response = requests.request(',
    `    ${quoted(method)},`,
    `    ${quoted(url)},`,
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

const java = ({ method, url, headers, body }: SampleCall) =>
  [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    `var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
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

/** The call in one language, ready to run but for the token. */
export const sampleOf = (operation: OperationDetails, base: string, language: SampleLanguage): string =>
  writers[language](sampleCallOf(operation, base))
