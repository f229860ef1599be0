import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

export const address = '/docs/authorization#signature-workbench'
const source = readFileSync('src/content/docs/authorization/authorization.mdx', 'utf8')

/** The code block of the page with this title. */
export function block(title: string): string {
  const [, code] = new RegExp(`^\`\`\`\\w+ title="${title}"\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(source) ?? []
  if (code === undefined) throw new Error(`No code block is titled ${title}`)
  return code
}

export const example = {
  privateKey: block('Private key of 1024 bits, PKCS #8, without markers'),
  token: block('Access token'),
  body: block('Body, as it is sent'),
  header: block('sign header of the POST'),
  digest: block('SHA-256 of token and body, in hexadecimal'),
}

export const workbench = (page: Page) => page.locator('.signature-workbench')
export const part = (page: Page, name: string) => workbench(page).getByRole('region', { name, exact: true })
export const choose = (page: Page, name: string) => workbench(page).getByRole('radio', { name }).check()
export const pasteKey = async (page: Page, kind: 'private' | 'public', key: string) => {
  await choose(page, `Paste a ${kind} key`)
  await part(page, 'Key').getByRole('textbox').fill(key)
}
export const figure = (page: Page, title: string) =>
  workbench(page).locator('figure', { hasText: title }).locator('pre')
export const reported = (page: Page) => part(page, 'Verify').locator('.notice')
export const signature = (page: Page) => workbench(page).getByRole('textbox', { name: 'Signature to verify' })
export const press = (page: Page, name: string) => workbench(page).getByRole('button', { name, exact: true }).click()
