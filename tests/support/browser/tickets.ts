import type { Page } from '@playwright/test'
import portal from '../../../config/portal.sandbox.json' with { type: 'json' }
import type { Bank } from './bank.ts'
import { expect } from './runner.ts'
import { tokenOf } from './token.ts'

export const myTickets = '/dashboard?page=myTickets'
export const createTicket = '/dashboard?page=createTicket'
export const allFields = 'Devam etmek için tüm alanlar doldurulmalıdır.'
export const tooLarge = "3 MB'den büyük dosyalar yüklenemez."
export const unauthorized = 'Destek talebi oluşturma yetkiniz bulunmamaktadır.'
export const unknownOutcome = 'Your ticket may have been created.'

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ticket Details' })
/** In its row of the list. */
export const ticketLink = (page: Page, ticketNumber: string) =>
  page.getByRole('link', { name: ticketNumber, exact: true })
export const rows = (page: Page) => page.locator('tbody').getByRole('row')
export const file = (name: string, bytes: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(bytes, 'a'),
})

export async function open(page: Page, ticketNumber: string): Promise<void> {
  await ticketLink(page, ticketNumber).click()
  await expect(dialog(page).getByText(ticketNumber, { exact: true })).toBeVisible()
}

export async function closeDialog(page: Page, ticketNumber: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(ticketLink(page, ticketNumber)).toBeFocused()
}

export async function fillStage(page: Page): Promise<void> {
  await expect(heading(page, 'Error Stage')).toBeVisible()
  await field(page, 'Error Stage').and(page.locator('select')).selectOption({ label: 'Production' })
  await field(page, 'API Name').fill('Payments')
  await field(page, 'Endpoint Address').fill('/api/payments/v1/payments')
  await button(page, 'Next').click()
}

export async function fillDetails(page: Page, bytes = 10): Promise<void> {
  await expect(heading(page, 'Error Details')).toBeVisible()
  await field(page, 'Subject').fill('No payment arrives')
  await field(page, 'Description').fill('Since noon.')
  await field(page, 'Error Code').fill('500')
  await field(page, 'Attachment').setInputFiles(file('trace.log', bytes))
  await button(page, 'Next').click()
  await expect(heading(page, 'Review and Submit')).toBeVisible()
}

/** Another of the developer's devices changes the description, of which the page receives nothing. */
export async function describeElsewhere(page: Page, ticketNumber: string, description: string): Promise<void> {
  const { channel, language } = portal
  const { access_token } = await tokenOf(page.context())
  const status = await page.evaluate(
    async ([token, body]) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      return (await fetch('/bank/api-ticket-service/ticket/update', { method: 'PUT', headers, body })).status
    },
    [access_token, JSON.stringify({ context: { channel, language }, ticketNumber, description })] as const,
  )
  expect(status).toBe(200)
}

/** A ticket with more than a screen can hold, and with text that turns what follows it around. */
export const endlessSubject = 'n'.repeat(20_000)
const endlessRow = {
  ticketNumber: 'TCK-000005',
  status: 'C',
  creationDate: '2026-01-05T10:00:00.000Z',
  errorType: '1',
  subject: endlessSubject,
}
const description = 'اهلا \u202eabc'
export async function holdEndlessTicket(bank: Bank): Promise<void> {
  const ticket = {
    ...endlessRow,
    description,
    fileName: `${'l'.repeat(300)}.txt`,
    fileExtension: 'txt',
    fileData: 'YQ==',
    replies: [{ description, userRole: 'A' }],
  }
  await bank.fault('listTickets', { kind: 'altered', set: { data: { tickets: [endlessRow] } } })
  await bank.fault('getTicket', { kind: 'altered', set: { data: ticket } })
}
