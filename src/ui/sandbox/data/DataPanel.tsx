import { Button } from '@radix-ui/themes/components/button'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { DataChange, RowCounts } from '../../../rules/sandboxControls.ts'
import { PanelView } from '../workbench/PanelView.tsx'

export function DataPanel({ actor }: { actor: PanelActor<RowCounts, DataChange> }) {
  return (
    <PanelView actor={actor} title="Data" intro="What the sandbox has stored in this browser.">
      {(rows, change) => (
        <>
          <p>
            {Object.values(rows)
              .reduce((sum, count) => sum + count, 0)
              .toLocaleString('en-GB')}{' '}
            rows in {Object.keys(rows).length} tables.
          </p>
          <section aria-labelledby="reset-heading">
            <h2 id="reset-heading" className="panel-section">
              Reset
            </h2>
            <p>Restore accounts, tokens, emails, faults and the clock to their initial state.</p>
            <Button color="red" variant="soft" onClick={() => change({ kind: 'reset' })}>
              Reset sandbox
            </Button>
          </section>
        </>
      )}
    </PanelView>
  )
}
