import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { BanksData } from '../../../rules/sandbox/banks/newBank.ts'
import { ConfirmDialog } from '../data/ConfirmDialog.tsx'
import type { DataControlActor } from '../data/dataActors.ts'
import { sandboxBankAtom, sandboxHostAtom } from '../sandboxHost.ts'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { BankList } from './BankList.tsx'
import { NewBank } from './NewBank.tsx'
import '../data/data.css'

export function BanksPanel({ actor, control }: { actor: PanelActor<BanksData>; control: DataControlActor }) {
  const { name: shown } = useAtomValue(sandboxBankAtom)
  const host = useAtomValue(sandboxHostAtom)
  const isAsking = useSelector(control, (snapshot) => snapshot.matches('confirming'))
  return (
    <PanelView
      actor={actor}
      name="banks"
      intro="Each bank has its own accounts, applications, clock, faults, emails and sessions."
    >
      {({ banks, snapshots }) => (
        <>
          <BankList banks={banks} shown={shown} actor={control} />
          {host === 'memory' ? (
            <p>Your browser doesn’t let this site store data, so there is only the default bank.</p>
          ) : (
            <NewBank taken={banks.map(({ name }) => name)} snapshots={snapshots} shown={shown} actor={control} />
          )}
          {isAsking && <ConfirmDialog actor={control} />}
        </>
      )}
    </PanelView>
  )
}
