import { parse } from 'yaml'
import { activate, reactivate, register } from '../../../src/api/account/onboarding.ts'
import { changePasswordByKey, resetPassword } from '../../../src/api/account/password.ts'
import { changePassword, saveProfile } from '../../../src/api/account/profile.ts'
import { getUser, logout, refresh, signIn } from '../../../src/api/account/session.ts'
import { generateReport, listReportApplications } from '../../../src/api/analytics.ts'
import { listAnnouncements } from '../../../src/api/announcements.ts'
import { deleteApplication, listApplications, renewTokens, saveApplication } from '../../../src/api/applications.ts'
import { listProductServices, listServicesOf, loadCatalogue } from '../../../src/api/catalogue.ts'
import type { PortalClient } from '../../../src/api/client/client.ts'
import { saveContact } from '../../../src/api/contact.ts'
import { getDefinition } from '../../../src/api/docs.ts'
import { createReply, createTicket, getTicket, listTickets, updateTicket } from '../../../src/api/tickets.ts'
import { emptyApplication } from '../../../src/rules/applications/openedApplication.ts'
import { contactMessage } from '../../support/formRules.ts'

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
    (client) => signIn(client.scoped({ signal }), { username: eMailAddress, password: 'x', ...solved }),
    (client) => refresh(client.scoped({ signal }), { refreshToken: 'x' }),
  ],
  logout: [(client) => logout(client.scoped({ authorization: token, signal }))],
  getUser: [(client) => getUser(client.scoped({ authorization: token, signal }))],
  register: [(client) => register(client.scoped({ signal }), { ...person, ...solved })],
  activate: [(client) => activate(client.scoped({ signal }), { key: 'x' })],
  reactivate: [(client) => reactivate(client.scoped({ signal }), { eMailAddress, ...solved })],
  resetPassword: [(client) => resetPassword(client.scoped({ signal }), { eMailAddress, ...solved })],
  changePasswordByKey: [(client) => changePasswordByKey(client.scoped({ signal }), { password: 'x', key: 'x' })],
  saveContact: [(client) => saveContact(client.scoped({ signal }), { ...contactMessage, ...solved })],
  updateUser: [
    (client) =>
      saveProfile(client.scoped({ authorization: token, signal }), {
        firstName: 'A',
        lastName: 'L',
        country: 'GB',
        phoneNumber: '1',
      }),
  ],
  changePassword: [(client) => changePassword(client.scoped({ authorization: token, signal }), passwords)],
  listProducts: [(client) => loadCatalogue(client.scoped({ signal }))],
  listGroups: [(client) => loadCatalogue(client.scoped({ signal }))],
  listServices: [(client) => loadCatalogue(client.scoped({ signal }))],
  listProductServices: [
    (client) => listProductServices(client.scoped({ authorization: token, signal }), { productId: '1' }),
    (client) => listServicesOf(client.scoped({ authorization: token, signal }), { productIds: ['1', '2'] }),
  ],
  listAnnouncements: [(client) => listAnnouncements(client.scoped({ signal }))],
  listApplications: [
    (client) => listApplications(client.scoped({ authorization: token, signal })),
    (client) => listReportApplications(client.scoped({ authorization: token, signal })),
  ],
  saveApplication: [(client) => saveApplication(client.scoped({ authorization: token, signal }), application)],
  deleteApplication: [(client) => deleteApplication(client.scoped({ authorization: token, signal }), { id: '1' })],
  renewTokens: [
    (client) =>
      renewTokens(client.scoped({ authorization: token, signal }), { id: '1', clientId: 'x', clientSecret: 'y' }),
  ],
  generateReports: [(client) => generateReport(client.scoped({ authorization: token, signal }), report)],
  getDefinition: [
    (client) =>
      getDefinition(client.scoped({ signal }), {
        swaggerUrl: '/api-documentation-service/definitions/1',
        loadYaml: async () => parse,
      }),
  ],
  listTickets: [(client) => listTickets(client.scoped({ authorization: token, signal }))],
  getTicket: [(client) => getTicket(client.scoped({ authorization: token, signal }), { ticketNumber: '1' })],
  createTicket: [
    (client) =>
      createTicket(client.scoped({ authorization: token, signal }), {
        ...ticket,
        file: { name: 'log.txt', data: 'YQ==' },
      }),
  ],
  updateTicket: [(client) => updateTicket(client.scoped({ authorization: token, signal }), message)],
  createReply: [(client) => createReply(client.scoped({ authorization: token, signal }), message)],
}
