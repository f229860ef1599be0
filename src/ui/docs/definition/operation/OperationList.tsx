import type { OperationGroup } from '../../../../rules/definition/operation/operationGroups.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { definitionTexts as texts } from '../definitionTexts.ts'

/** Leads to every operation, by tag. */
export function OperationList({ groups }: { groups: readonly OperationGroup[] }) {
  return (
    <nav aria-label={texts.operations} className="operation-list">
      <ul>
        {groups.map(({ id, title, operations }) => (
          <li key={id}>
            {groups.length > 1 && (
              <a href={`#${id}`} dir="auto">
                {startOf(title, 'name')}
              </a>
            )}
            <ul>
              {operations.map(({ id, method, summary }) => (
                <li key={id}>
                  <b data-method={method}>{method.toUpperCase()}</b>
                  <a href={`#${id}`}>{startOf(summary, 'name')}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
