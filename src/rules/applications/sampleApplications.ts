import type { Application } from './applications.ts'

/** An application as far as the documentation shows it: never its secret. */
export interface SampleApplication {
  id: string
  name: string
  clientId: string
  publicKey: string
}

/** The application that the samples show: the chosen one, else the latest; none where `chosenId` is null. */
export const shownApplication = (
  applications: readonly SampleApplication[],
  chosenId: string | null | undefined,
): SampleApplication | undefined =>
  chosenId === null ? undefined : (applications.find(({ id }) => id === chosenId) ?? applications.at(-1))

/** Where the choice is kept: the id of an application as JSON text. */
export const sampleApplicationKey = 'portico.sampleApplication'

/** Unreserved characters of RFC 3986: the same in a shell, in an address and in a text of any language. */
const plainId = /^[\w.~-]{1,200}$/

/** Those whose client ID can stand in a sample as it is. */
export const sampleApplicationsOf = (applications: readonly Application[]): SampleApplication[] =>
  applications
    .filter(({ oauthClientId }) => plainId.test(oauthClientId))
    .map(({ id, name, oauthClientId, publicKey }) => ({ id, name, clientId: oauthClientId, publicKey }))
