import type { ReactNode } from 'react'
import type { OperationGroup } from '../../../../rules/definition/operation/operationGroups.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { Markdown } from '../Markdown.tsx'

/** A tag with its operations, open at first (001 section 4). */
export function TagGroup({ group, children }: { group: OperationGroup; children: ReactNode }) {
  const { id, title, description } = group
  return (
    <details className="tag" id={id} open>
      <summary>
        <h2 dir="auto">{startOf(title, 'summary')}</h2>
      </summary>
      {description !== '' && (
        <div className="prose">
          <Markdown text={description} />
        </div>
      )}
      {children}
    </details>
  )
}
