import { sampleCredentialsMachine } from '../../../src/machines/docs/sampleCredentials.machine.ts'
import type { SampleApplication } from '../../../src/rules/applications/sampleApplications.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const first: SampleApplication = { id: 'a1', name: 'First steps', clientId: 'client-1', publicKey: 'MIGf1' }
const second: SampleApplication = { id: 'a2', name: 'Second steps', clientId: 'client-2', publicKey: 'MIGf2' }

export const sampleCredentialsModel: ModelSpec<typeof sampleCredentialsMachine> = {
  machine: sampleCredentialsMachine,
  inputs: { fresh: { chosenId: null }, remembered: { chosenId: 'a2' } },
  events: { 'application.choose': { first: { id: 'a1' }, none: { id: null } } },
  listeners: {
    watchSession: {
      'session.changed': { deniz: { username: 'deniz' }, ekin: { username: 'ekin' }, nobody: { username: null } },
    },
    watchApplications: { 'applications.changed': [{}] },
  },
  calls: {
    loadApplications: [
      resolve<readonly SampleApplication[], { username: string }>('two', [first, second]),
      resolve<readonly SampleApplication[], { username: string }>('none', []),
      reject('offline', problems.network),
    ],
  },
  expectations: {
    states: {
      signedOut: {
        withoutTags: ['busy'],
        cannot: ['application.choose'],
        context: { username: null, applications: [] },
      },
      loading: { tags: ['busy'], cannot: ['application.choose'] },
      empty: { withoutTags: ['busy', 'failed'], cannot: ['application.choose'], context: { applications: [] } },
      unavailable: { tags: ['failed'], cannot: ['application.choose'], context: { applications: [] } },
      shown: { withoutTags: ['busy', 'failed'], can: ['application.choose'] },
    },
    steps: {
      'start(remembered)': { to: 'signedOut', context: { chosenId: 'a2' } },
      'watchSession > session.changed(nobody)': { to: 'signedOut', context: { username: null, applications: [] } },
      'signedOut / watchSession > session.changed(deniz)': { to: 'loading', context: { username: 'deniz' } },
      'shown / watchSession > session.changed(ekin)': {
        to: 'loading',
        context: { username: 'ekin', applications: [] },
      },
      'loadApplications: two': { to: 'shown', context: { applications: [first, second] } },
      'loadApplications: none': { to: 'empty', context: { applications: [] } },
      'loadApplications: offline': { to: 'unavailable', context: { applications: [] } },
      'application.choose(first)': { context: { chosenId: 'a1' }, emits: [{ type: 'application.chosen', id: 'a1' }] },
      'application.choose(none)': { context: { chosenId: null }, emits: [{ type: 'application.chosen', id: null }] },
    },
  },
}
