import { initialOf } from '../../../rules/text/initial.ts'
import { Link } from '../../kit/links/Link.tsx'

export const AccountAvatar = ({ name }: { name: string }) => (
  <Link href="/profile" className="avatar" aria-label="Your profile">
    {initialOf(name)}
  </Link>
)
