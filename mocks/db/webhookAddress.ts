import { refine, type Struct, string } from 'superstruct'
import { longestWebhookUrl } from '../../src/rules/bank/webhooks.ts'

export const isLoopback = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Where webhooks may be sent: https anywhere, http on the own machine, never with credentials. */
export function isWebhookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || isLoopback(text)) && username === '' && password === ''
}

export const webhookAddress: Struct<string, null> = refine(
  string(),
  'webhookAddress',
  (url) =>
    (url.length <= longestWebhookUrl && isWebhookAddress(url)) ||
    `Expected an https address of at most ${longestWebhookUrl} characters`,
)
