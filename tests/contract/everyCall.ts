import { generateReport, listReportApplications } from '../../src/api/analytics.ts'
import { listAnnouncements } from '../../src/api/announcements.ts'
import { deleteApplication, listApplications, renewTokens, saveApplication } from '../../src/api/applications.ts'
import { listProductServices, listServicesOf, loadCatalogue } from '../../src/api/catalogue.ts'
import type { PortalClient } from '../../src/api/client.ts'
import { saveContact } from '../../src/api/contact.ts'
import { getDefinition } from '../../src/api/docs.ts'
import { activate, reactivate, register } from '../../src/api/onboarding.ts'
import { changePasswordByKey, resetPassword } from '../../src/api/password.ts'
import { changePassword, saveProfile } from '../../src/api/profile.ts'
import { getUser, logout, refresh, signIn } from '../../src/api/session.ts'
import { createReply, createTicket, getTicket, listTickets, updateTicket } from '../../src/api/tickets.ts'
import { emptyApplication } from '../../src/rules/applicationForm.ts'

const signal = new AbortController().signal
const token = 'Bearer any'
const solved = { recaptchaResponse: 'x' }
const eMailAddress = 'ada@example.com'
const person = { name: 'Ada', lastName: 'L', eMailAddress, phoneNumber: '5551234567', password: 'x', country: 'GB' }
const passwords = { eMailAddress, password: 'x', newPassword: 'y', confirmPassword: 'y' }
const application = { ...emptyApplication, id: null, clientId: null, clientSecret: null, clientType: 'API' } as const
const report = { applicationId: '1', endpointAddress: '/a', dateRangeId: '0', requestDate: 0 }
const message = { ticketNumber: '1', description: 'x' }
const ticket = { errorType: '1', apiName: 'x', endpointAddress: '/a', subject: 'x', description: 'x', errorCode: '1' }

type Call = (client: PortalClient) => Promise<unknown>

/** The functions of the client that make each call of the contract. */
export const everyCall: Readonly<Record<string, readonly Call[]>> = {
  obtainToken: [
    (client) => signIn(client, { username: eMailAddress, password: 'x', ...solved }, signal),
    (client) => refresh(client, 'x', signal),
  ],
  logout: [(client) => logout(client, token, signal)],
  getUser: [(client) => getUser(client, token, signal)],
  register: [(client) => register(client, { ...person, ...solved }, signal)],
  activate: [(client) => activate(client, 'x', signal)],
  reactivate: [(client) => reactivate(client, { eMailAddress, ...solved }, signal)],
  resetPassword: [(client) => resetPassword(client, { eMailAddress, ...solved }, signal)],
  changePasswordByKey: [(client) => changePasswordByKey(client, { password: 'x', key: 'x' }, signal)],
  saveContact: [
    (client) => saveContact(client, { name: 'A', eMailAddress, subject: 'S', message: 'M', ...solved }, signal),
  ],
  updateUser: [
    (client) => saveProfile(client, token, { firstName: 'A', lastName: 'L', country: 'GB', phoneNumber: '1' }, signal),
  ],
  changePassword: [(client) => changePassword(client, token, passwords, signal)],
  listProducts: [(client) => loadCatalogue(client, signal)],
  listGroups: [(client) => loadCatalogue(client, signal)],
  listServices: [(client) => loadCatalogue(client, signal)],
  listProductServices: [
    (client) => listProductServices(client, token, '1', signal),
    (client) => listServicesOf(client, token, ['1', '2'], signal),
  ],
  listAnnouncements: [(client) => listAnnouncements(client, signal)],
  listApplications: [
    (client) => listApplications(client, token, signal),
    (client) => listReportApplications(client, token, signal),
  ],
  saveApplication: [(client) => saveApplication(client, token, application, signal)],
  deleteApplication: [(client) => deleteApplication(client, token, '1', signal)],
  renewTokens: [(client) => renewTokens(client, token, { id: '1', clientId: 'x', clientSecret: 'y' }, signal)],
  generateReports: [(client) => generateReport(client, token, report, signal)],
  getDefinition: [(client) => getDefinition(client, '/api-documentation-service/definitions/1', signal)],
  listTickets: [(client) => listTickets(client, token, signal)],
  getTicket: [(client) => getTicket(client, token, '1', signal)],
  createTicket: [(client) => createTicket(client, token, { ...ticket, attachments: [] }, signal)],
  updateTicket: [(client) => updateTicket(client, token, message, signal)],
  createReply: [(client) => createReply(client, token, message, signal)],
}
