import { listProductServices, listServicesOf } from './catalogue.ts'

const analytics = () => import('./analytics.ts')
const applications = () => import('./applications.ts')
const profile = () => import('./account/profile.ts')
const session = () => import('./account/session.ts')
const tickets = () => import('./tickets.ts')

/** The calls of the signed-in area; each is loaded with the first of its noun. */
export const operations = {
  getUser: async () => (await session()).getUser,
  saveProfile: async () => (await profile()).saveProfile,
  changePassword: async () => (await profile()).changePassword,
  listApplications: async () => (await applications()).listApplications,
  saveApplication: async () => (await applications()).saveApplication,
  deleteApplication: async () => (await applications()).deleteApplication,
  renewTokens: async () => (await applications()).renewTokens,
  listReportApplications: async () => (await analytics()).listReportApplications,
  generateReport: async () => (await analytics()).generateReport,
  listProductServices: async () => listProductServices,
  listServicesOf: async () => listServicesOf,
  listTickets: async () => (await tickets()).listTickets,
  getTicket: async () => (await tickets()).getTicket,
  createTicket: async () => (await tickets()).createTicket,
  updateTicket: async () => (await tickets()).updateTicket,
  createReply: async () => (await tickets()).createReply,
}
