import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../machines/port.ts'
import { createTicketMachine } from '../../machines/tickets/createTicket.machine.ts'
import { ticketMachine } from '../../machines/tickets/ticket.machine.ts'
import { ticketsMachine } from '../../machines/tickets/tickets.machine.ts'
import { toProblem } from '../../rules/problem.ts'
import { unwrap } from '../../rules/security/secret.ts'
import { foundTicket } from '../../rules/tickets/createTicketForm.ts'
import type { Portal } from '../bootstrap/portal/portal.ts'
import { watchSteps } from '../screens/shared/stepHistory.ts'
import { fromListener } from './shared/fromListener.ts'
import { readAsDataUrl } from './shared/readAsDataUrl.ts'

const listOf = ({ session }: Portal, signal: AbortSignal) => session.call('listTickets', undefined, { signal })

export function ticketsOf(portal: Portal) {
  const actors = {
    listTickets: fromPromise(({ signal }) => listOf(portal, signal)),
  } satisfies ActorsOf<typeof ticketsMachine>
  return ticketsMachine.provide({ actors })
}

export function ticketOf({ session }: Pick<Portal, 'session'>) {
  const logged = <Answer>(call: Promise<Answer>, ticketNumber: string, signal: AbortSignal) =>
    call.catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: such failures are logged (001 section 8)
      if (!signal.aborted) console.warn(`Ticket ${ticketNumber}: ${toProblem(error).message}`)
      throw error
    })
  const actors = {
    getTicket: fromPromise(({ input, signal }) =>
      logged(session.call('getTicket', input, { signal }), input.ticketNumber, signal),
    ),
    updateTicket: fromPromise(({ input, signal }) =>
      logged(session.call('updateTicket', input, { signal }), input.ticketNumber, signal),
    ),
    createReply: fromPromise(({ input, signal }) =>
      logged(session.call('createReply', input, { signal }), input.ticketNumber, signal),
    ),
  } satisfies ActorsOf<typeof ticketMachine>
  return ticketMachine.provide({ actors })
}

export function createTicketOf(portal: Portal) {
  const { session } = portal
  let onProgress = (_percent: number) => {}
  const actors = {
    listApis: fromPromise(async ({ signal }) => {
      const applications = await session.call('listReportApplications', undefined, { signal })
      const productIds = [...new Set(applications.flatMap(({ productList }) => productList))]
      return session.call('listServicesOf', { productIds }, { signal })
    }),
    watchApplications: fromListener(({ sendBack }) =>
      session.browser.applicationTabs.subscribe(() => sendBack({ type: 'applications.changed' })),
    ),
    watchSteps: fromListener(({ sendBack }) => watchSteps((step) => sendBack({ type: 'step.restore', step }))),
    listTicketNumbers: fromPromise(async ({ signal }) =>
      (await listOf(portal, signal)).map(({ ticketNumber }) => ticketNumber),
    ),
    watchUpload: fromListener(({ sendBack }) => {
      onProgress = (percent) => sendBack({ type: 'upload.progress', percent })
      return () => {
        onProgress = () => {}
      }
    }),
    createTicket: fromPromise(async ({ input, signal }) => {
      const { file, ...fields } = unwrap(input)
      const [, data = ''] = (await readAsDataUrl(file)).split(',')
      return session.call(
        'createTicket',
        { ...fields, file: { name: file.name, data } },
        { signal, onProgress: (percent) => onProgress(percent) },
      )
    }),
    findTicket: fromPromise(async ({ input: { form, known }, signal }) =>
      foundTicket(await listOf(portal, signal), unwrap(form), known),
    ),
  } satisfies ActorsOf<typeof createTicketMachine>
  return createTicketMachine.provide({ actors })
}
