import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'

const page = readFileSync('src/content/docs/apiUsage/apiUsage.mdx', 'utf8')
const section = page.slice(page.indexOf('### Verify a notification'), page.indexOf('### Answer a notification'))

function sampleIn(language: string): string {
  const [, code] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(section) ?? []
  if (code === undefined) throw new Error(`The page verifies no webhook in ${language}`)
  return code
}

const secret = `whsec_${Buffer.from('a secret of the bank, 32 letters').toString('base64')}`
const other = `whsec_${Buffer.from('another one that is not the same').toString('base64')}`
const id = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W'
const body = '{"type":"transaction.booked","data":{"explanation":"Kira ödemesi – mart"}}'
/** The samples go by the time that it is when they run: up to three minutes later, on a busy machine. */
const now = Date.now()

/** Signed by the library of the scheme. */
function signed(at: number, { by = secret, of = body }: { by?: string; of?: string } = {}) {
  const date = new Date(at)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(by).sign(id, date, of),
  }
}

const genuine = signed(now)
const stranger = signed(now, { by: other })['webhook-signature']
const { 'webhook-signature': signature, ...unsigned } = genuine

const cases: readonly (readonly [title: string, headers: Readonly<Record<string, string>>, genuine: boolean])[] = [
  ['as the bank signed it', genuine, true],
  ['among signatures of other keys', { ...genuine, 'webhook-signature': `${stranger} ${signature}` }, true],
  ['before the signature of another key', { ...genuine, 'webhook-signature': `${signature} ${stranger}` }, true],
  ['two minutes old', signed(now - 120_000), true],
  ['another body', signed(now, { of: `${body} ` }), false],
  ['another secret', { ...genuine, 'webhook-signature': stranger }, false],
  ['another ID', { ...genuine, 'webhook-id': 'msg_other' }, false],
  ['another version', { ...genuine, 'webhook-signature': signature.replace('v1,', 'v2,') }, false],
  ['part of the signature', { ...genuine, 'webhook-signature': signature.slice(0, -2) }, false],
  ['six minutes old', signed(now - 360_000), false],
  ['eight minutes ahead', signed(now + 480_000), false],
  ['no signature', unsigned, false],
]
const expected = cases.map(([title, , verdict]) => `${title}: ${verdict}`)
const titled = (verdicts: readonly unknown[]) => cases.map(([title], index) => `${title}: ${verdicts[index]}`)

const folder = mkdtempSync(join(tmpdir(), 'portico-webhooks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
write('body.json', body)
write('cases.json', JSON.stringify(cases.map(([, headers]) => headers)))

/** On this machine or not. */
const commands = { python: 'python3', javac: 'javac', java: 'java' } as const

const isHere = (command: string, ...parameters: string[]) => spawnSync(command, parameters).status === 0

test('the library accepts what is genuine', () => {
  expect(new Webhook(secret).verify(body, genuine)).toEqual(JSON.parse(body))
})

test('JavaScript verifies what is genuine', () => {
  const program = `${sampleIn('javascript')}
    import { readFileSync } from 'node:fs'
    const cases = JSON.parse(readFileSync('cases.json', 'utf8'))
    console.log(JSON.stringify(cases.map((headers) => isGenuine('${secret}', headers, readFileSync('body.json')))))`
  const answer = execFileSync(process.execPath, [write('webhook.mjs', program)], { cwd: folder, encoding: 'utf8' })
  expect(titled(JSON.parse(answer))).toEqual(expected)
})

test.runIf(isHere(commands.python, '--version'))('Python verifies what is genuine', () => {
  const program = `${sampleIn('python')}

import json
with open("cases.json") as cases, open("body.json", "rb") as body:
    content = body.read()
    print(json.dumps([is_genuine("${secret}", headers, content) for headers in json.load(cases)]))`
  const answer = execFileSync(commands.python, [write('webhook.py', program)], { cwd: folder, encoding: 'utf8' })
  expect(titled(JSON.parse(answer))).toEqual(expected)
})

test.runIf(isHere('bash', '-c', 'openssl version'))('the shell verifies what is genuine', () => {
  const file = write('webhook.sh', sampleIn('bash'))
  const verdicts = cases.map(([, headers]) => {
    const env = {
      ...process.env,
      WEBHOOK_SECRET: secret,
      WEBHOOK_ID: headers['webhook-id'],
      WEBHOOK_TIMESTAMP: headers['webhook-timestamp'],
      WEBHOOK_SIGNATURE: headers['webhook-signature'] ?? '',
    }
    return execFileSync('bash', [file], { cwd: folder, encoding: 'utf8', env }).trim() === 'genuine'
  })
  expect(titled(verdicts)).toEqual(expected)
})

test.runIf(isHere(commands.javac, '-version'))(
  'Java verifies what is genuine',
  { meta: { slow: 'compiles Java' } },
  () => {
    const list = cases.map(
      ([, headers]) =>
        `Map.of(${Object.entries(headers)
          .flat()
          .map((text) => JSON.stringify(text))
          .join(', ')})`,
    )
    const [, imports = '', rest = ''] = /^([\s\S]*?)(public class [\s\S]*)$/.exec(sampleIn('java')) ?? []
    const program = `${imports}
    class Run {
      public static void main(String[] args) throws Exception {
        var body = java.nio.file.Files.readAllBytes(java.nio.file.Path.of("body.json"));
        for (var headers : java.util.List.<Map<String, String>>of(${list.join(',\n')}))
          System.out.println(Webhook.isGenuine("${secret}", headers, body));
      }
    }
    ${rest.replace('public class', 'class')}`
    const answer = execFileSync(commands.java, [write('Run.java', program)], { cwd: folder, encoding: 'utf8' })
    expect(titled(answer.trim().split('\n'))).toEqual(expected)
  },
)
