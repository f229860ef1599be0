import type { ComponentType } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sampleCredentialsMachine } from '../../../../machines/docs/sampleCredentials.machine.ts'
import type { SigningApplications } from '../../../../rules/signing/signatureWorkbench.ts'
import { loadStyles, SignatureWorkbenchForm } from '../../../../ui/docs/signatureWorkbench/SignatureWorkbenchForm.tsx'
import { createApplicationChanges } from '../../../actors/applications/applicationChanges.ts'
import { sampleCredentialsOf } from '../../../actors/docs/sampleCredentials.ts'
import { signatureWorkbenchOf } from '../../../actors/docs/signatureWorkbench.ts'
import { startScopedActor } from '../../../actors/shared/startScopedActor.ts'
import type { Shell } from '../../../bootstrap/shell/shell.ts'
import type { ScreenScope } from '../../../router/screenScope.ts'

const statuses = {
  signedOut: 'signedOut',
  loading: 'loading',
  unavailable: 'failed',
  empty: 'listed',
  shown: 'listed',
} as const satisfies Record<string, SigningApplications['status']>

function listOf({ value, context }: SnapshotFrom<typeof sampleCredentialsMachine>): SigningApplications {
  const { username: owner, applications } = context
  // A list that is read again is still the one that was read.
  const status = applications.length > 0 ? 'listed' : statuses[value]
  return { owner, status, applications }
}

export { loadStyles }

/** Starts the signature workbench; what it holds ends with the screen. */
export function startSignatureWorkbench(scope: ScreenScope, shell: Shell): ComponentType {
  const applications = startScopedActor(scope, sampleCredentialsOf(shell, shell.once(createApplicationChanges)()), {
    input: { chosenId: null },
  })
  const machine = signatureWorkbenchOf((notify) => {
    notify(listOf(applications.getSnapshot()))
    const subscription = applications.subscribe((snapshot) => notify(listOf(snapshot)))
    return () => subscription.unsubscribe()
  })
  const supported = globalThis.crypto?.subtle !== undefined
  const actor = startScopedActor(scope, machine, { input: { supported } })
  return () => <SignatureWorkbenchForm actor={actor} />
}
