import { controlsAt } from '../shownBank.ts'
import type { WalkState } from '../walkState.ts'

interface Mail {
  to: string
  body?: string
}

const ask = async <Data>(
  { page }: WalkState,
  path: string,
  init: { method?: string; body?: string } = {},
): Promise<Data> =>
  page.evaluate(
    async ([url, init]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(url, { ...init, headers })
      return ((await response.json()) as { data: never }).data
    },
    [`${await controlsAt(page)}${path}`, init] as const,
  )

/** The newest email that leads somewhere. */
export async function openNewestMail(walk: WalkState): Promise<void> {
  const mails = await ask<Mail[]>(walk, '/mails')
  const link = mails
    .map((mail) => /\/(?:confirm|changepassword)\/[^"\\/?#\s<]+/.exec(JSON.stringify(mail))?.[0])
    .find((each) => each !== undefined)
  if (link !== undefined) await walk.page.goto(link)
}

export const setNextOtp = (walk: WalkState, next: object) =>
  ask(walk, '/otp/next', { method: 'PUT', body: JSON.stringify(next) })

/** How customers confirm who have the app; others get an SMS (`authenticationType` of the definitions). */
const inApp = 5

/** A customer answers in the bank's app what waits there for a one-time password. */
export async function answerOtp(walk: WalkState, answer: 'confirm' | 'reject'): Promise<void> {
  const waiting = await ask<{ transactionId: string; authenticationType: number }[]>(walk, '/otp')
  const first = waiting.find(({ authenticationType }) => authenticationType === inApp)
  if (first) await ask(walk, `/otp/${first.transactionId}/${answer}`, { method: 'POST', body: '{}' })
}

export async function treatTickets(walk: WalkState, what: 'answer' | 'close'): Promise<void> {
  for (const { ticketNumber } of await ask<{ ticketNumber: string }[]>(walk, '/tickets'))
    await ask(walk, `/tickets/${ticketNumber}/${what}`, {
      method: 'POST',
      body: what === 'answer' ? JSON.stringify({ description: 'The bank looks into it.' }) : '{}',
    })
}

export const disableAccount = (walk: WalkState, eMailAddress: string) =>
  ask(walk, '/accounts/disable', { method: 'POST', body: JSON.stringify({ eMailAddress }) })

/** The bank's clock alone. */
export const advanceBank = (walk: WalkState, milliseconds: number) =>
  ask(walk, '/clock', { method: 'POST', body: JSON.stringify({ advance: milliseconds }) })
