import { useAtomValue } from 'jotai'
import type { Address } from '../../../rules/routes/address.ts'
import { texts } from '../../../rules/text/texts.ts'
import { catalogueAtom } from '../../../ui/catalogueState.ts'
import { Link } from '../../../ui/kit/links/Link.tsx'
import { pageName } from './origin.ts'

/** Leads back to the page that somebody came from for what is done on this one. */
export function BackLink({ to }: { to: Address }) {
  const { catalogue } = useAtomValue(catalogueAtom)
  return (
    <div>
      <Link href={to} className="text-link">
        {texts.backTo} <bdi>{pageName(to, catalogue)}</bdi>
      </Link>
    </div>
  )
}
