// Signs every request with the variable private_key: SHA256withRSA (RFC 8017, PKCS#1 v1.5) over token plus body, or token plus
// query string. Everything is synchronous: a request may leave before a promise of a script is settled.
const cryptoJs = require('crypto-js')

const readVariable = (name) => String(pm.variables.get(name) || '').trim()

/** The integers of a DER structure in hexadecimal, in their order. */
function integersOf(der) {
  const integers = []
  let at = 0
  const next = (bytes) => {
    const start = at
    at += bytes * 2
    return der.slice(start, at)
  }
  while (at < der.length) {
    const tag = next(1)
    let length = Number.parseInt(next(1), 16)
    if (length > 127) length = Number.parseInt(next(length - 128), 16)
    if (tag === '02') integers.push(BigInt(`0x${next(length)}`))
    // A sequence is entered, and so is the octet string in which PKCS#8 keeps the key.
    else if (tag !== '30' && tag !== '04') next(length)
  }
  return integers
}

/** Modulus and private exponent of a key in PKCS#8 or PKCS#1, with or without begin and end markers. */
function readPrivateKey(text) {
  const base64 = text.replace(/-----[^-]+-----/g, '').replace(/\s+/g, '')
  const integers = integersOf(cryptoJs.enc.Base64.parse(base64).toString()).filter((integer) => integer !== 0n)
  if (integers.length < 8) throw new Error('The variable private_key is not an RSA private key in PKCS#8 or PKCS#1')
  const [modulus, , privateExponent] = integers
  return { modulus, privateExponent }
}

function power(base, exponent, modulus) {
  let result = 1n
  for (let square = base % modulus, rest = exponent; rest > 0n; rest >>= 1n, square = (square * square) % modulus)
    if (rest & 1n) result = (result * square) % modulus
  return result
}

function signatureOf(text, key) {
  const { modulus, privateExponent } = readPrivateKey(key)
  const digest = cryptoJs.SHA256(cryptoJs.enc.Utf8.parse(text)).toString()
  const digestInfo = `3031300d060960864801650304020105000420${digest}`
  const digits = Math.ceil(modulus.toString(16).length / 2) * 2
  const padded = `0001${'f'.repeat(digits - digestInfo.length - 6)}00${digestInfo}`
  const signature = power(BigInt(`0x${padded}`), privateExponent, modulus)
    .toString(16)
    .padStart(digits, '0')
  return cryptoJs.enc.Hex.parse(signature).toString(cryptoJs.enc.Base64)
}

/** The characters that Postman encodes in a query string. */
const encoded = (query) =>
  query.replace(/[^\x21-\x7e]+|["#<>']/gu, (text) => encodeURIComponent(text).replace(/'/g, '%27'))

function signedText({ headers, body, url }) {
  const authorization = pm.variables.replaceIn(headers.get('Authorization') || '')
  const token = authorization.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : ''
  const sent = body?.raw ? pm.variables.replaceIn(body.raw) : encoded(pm.variables.replaceIn(url.getQueryString()))
  return token + sent
}

const isUnsigned = ({ url, body }) =>
  url.getPath().startsWith('/sandbox/') ||
  (url.getPath().includes('/oauth/') && !String(body?.raw || '').includes('grant_type=authorization_id'))

if (!isUnsigned(pm.request)) {
  const key = readVariable('private_key')
  if (key) pm.request.headers.upsert({ key: 'sign', value: signatureOf(signedText(pm.request), key) })
  else console.warn('The request is not signed. To sign it, set the variable private_key.')
}
