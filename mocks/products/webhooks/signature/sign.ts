export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** The key of a secret, `whsec_` and Base64. */
export const macKey = (secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), { name: 'HMAC', hash: 'SHA-256' }, false, [
    usage,
  ])

/** ID, timestamp and body, joined by full stops (Standard Webhooks 1.0). */
export const signedContent = (id: string, timestamp: number, body: string) =>
  new TextEncoder().encode(`${id}.${timestamp}.${body}`)

/** The webhook-signature of Standard Webhooks 1.0: HMAC-SHA256 over ID, timestamp and body. */
export async function signWebhook(secret: string, id: string, timestamp: number, body: string): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', await macKey(secret, 'sign'), signedContent(id, timestamp, body))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`
}
