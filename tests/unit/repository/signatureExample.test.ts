import { execFileSync } from 'node:child_process'
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('src/content/docs/authorization/authorization.mdx', 'utf8')

/** The code block of the Authorization page with this title. */
function block(title: string): string {
  const [, code] = new RegExp(`^\`\`\`\\w+ title="${title}"\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(page) ?? []
  if (code === undefined) throw new Error(`No code block is titled ${title}`)
  return code
}

const privateKey = createPrivateKey({
  key: Buffer.from(block('Private key of 1024 bits, PKCS #8, without markers'), 'base64'),
  format: 'der',
  type: 'pkcs8',
})
const publicKey = createPublicKey({
  key: Buffer.from(block('Public key, as an application registers it'), 'base64'),
  format: 'der',
  type: 'spki',
})
const token = block('Access token')

test('the key pair of the worked example belongs together and has the documented size', () => {
  expect(createPublicKey(privateKey).export({ format: 'der', type: 'spki' })).toEqual(
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(1024)
})

test.each([
  ['POST', block('Body, as it is sent')],
  ['GET', block('Query string')],
])('the sign header of the %s is the signature over token and what is sent', (method, sent) => {
  const header = block(`sign header of the ${method}`)
  expect(sign('sha256', Buffer.from(token + sent), privateKey).toString('base64')).toBe(header)
  expect(verify('sha256', Buffer.from(token + sent), publicKey, Buffer.from(header, 'base64'))).toBe(true)
  expect(verify('sha256', Buffer.from(sent), publicKey, Buffer.from(header, 'base64'))).toBe(false)
})

test('the hash of the worked example is that of token and body', () => {
  const hash = createHash('sha256')
    .update(token + block('Body, as it is sent'))
    .digest('hex')
  expect(block('SHA-256 of token and body, in hexadecimal')).toBe(hash)
})

test('the body of the worked example is one that the definition of the EFT transfer accepts', () => {
  const body = JSON.parse(block('Body, as it is sent'))
  expect(body).toEqual({
    context: { channel: 'API', language: 'EN' },
    senderAccountNumber: '1010000001',
    receiverIban: 'TR730888800000002020000001',
    receiverName: 'Burak Aydın',
    amount: { amount: '8500.00', currency: 'TRY' },
    reasonCode: '01',
    explanation: 'March rent',
  })
})

test('the sample for a terminal sends a body and the signature over token and body', () => {
  const [, sample = ''] = /```bash\n(body=[\s\S]*?)\n```/.exec(page) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  try {
    writeFileSync(join(folder, 'private.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
    const printed = execFileSync('bash', ['-c', `curl() { printf '%s\\n' "$@"; }\n${sample}`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ACCESS_TOKEN: token, BANK: 'http://bank.test' },
    }).split('\n')
    const body = printed[printed.indexOf('--data-binary') + 1] ?? ''
    expect(JSON.parse(body)).toEqual({
      context: { channel: 'API', language: 'EN' },
      isInternalTransfer: false,
      referenceNumber: '20260313000412',
      transactionDate: '2026-03-13',
    })
    const signature = sign('sha256', Buffer.from(token + body), privateKey).toString('base64')
    expect(printed).toContain(`sign: ${signature}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
