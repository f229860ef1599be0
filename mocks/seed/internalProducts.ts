import type { SeededProduct } from './product.ts'

const internal: readonly (readonly [id: number | string, name: string])[] = [
  [9000, 'Cancels'],
  [13000, 'Branch Appointments'],
  ['14000', 'Customer Search'],
  [15000, 'Document Archive'],
  [17000, 'Treasury Desk'],
  ['18000', 'Merchant Terminals'],
  [19000, 'Payroll Files'],
  [21000, 'Cheque Books'],
  ['22000', 'Guarantee Letters'],
  [23000, 'Foreign Trade'],
  [29000, 'Campaign Codes'],
]

/** Products for the bank's own systems: the list has them, some ids as strings, and the portal hides them. */
export const internalProducts: readonly SeededProduct[] = internal.map(([id, name], index) => ({
  id,
  name,
  summary: 'For the bank’s own systems.',
  description: 'For the bank’s own systems; not open to developers.',
  type: index % 2 === 0 ? 'API' : null,
  drawing: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  headings: { Internal: [{ name, endpointAddress: `/api/internal/v1/${Number(id)}` }] },
}))
