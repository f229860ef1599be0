import { mailPath } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { Link } from './Link.tsx'

interface Props {
  /** An address or other words of the email, which the mailbox shows alone. */
  search: string
}

/** In builds with the sandbox, the way to the email that was just sent. */
export const SandboxMailLink = ({ search }: Props) =>
  __SANDBOX__ ? (
    <Link className="text-link" href={mailPath(search)}>
      Open the email in the sandbox
    </Link>
  ) : null
