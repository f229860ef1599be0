import type { Page } from '@playwright/test'

export const applications = '/myapplications'
/** Of Budget Diary, unless another of the seeded applications is named. */
export const editAddress = (id = 'application-000002') => `/dashboard?page=editapplication&appId=${id}`

export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true })
export const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

export async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Settings for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

export async function fillApplication(page: Page): Promise<void> {
  await field(page, 'Name').fill('Market Stall')
  await field(page, 'Description').fill('Takes orders by phone')
  await field(page, 'Public Key').fill('MIGfMA0')
  await field(page, 'Redirect URI').fill('https://stall.example.com/callback')
}

/** As an older portal may have left it with the bank: an icon that is none, an IP that the form refuses, a duplicate. */
export const stored = {
  id: 'application-000001',
  name: 'Till Companion',
  description: 'Shows a shop what came in today',
  icon: 'not an image',
  productList: ['1000', '4711'],
  oauthRedirectUri: 'https://till.example.com/callback',
  publicKey: '-----BEGIN PUBLIC KEY-----\r\nMIGf\r\nMA0\r\n-----END PUBLIC KEY-----\r\n',
  oauthClientId: 'client-1',
  oauthClientSecret: null,
  ipList: ['198.51.100.24', '10.0.0.256', '198.51.100.24'],
  otpNeeded: true,
  clientType: 'API',
}
