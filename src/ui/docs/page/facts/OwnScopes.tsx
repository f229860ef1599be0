import { type Grant, grants } from '../../../../rules/bank/authorization/grants.ts'
import { type Scope, scopesOfGrant } from '../../../../rules/bank/authorization/scopes.ts'
import { FactTable } from './FactTable.tsx'

function ScopeName({ name, otherName }: Scope) {
  return (
    <>
      <code>{name}</code>
      {otherName !== undefined && (
        <>
          {' '}
          or <code>{otherName}</code>
        </>
      )}
    </>
  )
}

export function OwnScopes({ grant }: { grant: Grant }) {
  const sharing = grants.filter((each) => scopesOfGrant[each] === scopesOfGrant[grant])
  return (
    <FactTable
      caption={`Scopes of ${sharing.join(' and ')}`}
      rows={scopesOfGrant[grant]}
      rowKey={({ name }) => name}
      columns={[
        { title: 'Scope', cell: (scope) => <ScopeName {...scope} /> },
        { title: 'Gives access to', cell: ({ opens }) => opens },
      ]}
    />
  )
}
