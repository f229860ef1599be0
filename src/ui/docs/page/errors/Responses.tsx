import { createContext, type ReactNode, use, useId } from 'react'

const GroupName = createContext('')

/** Answers to one call, by status; the browser keeps at most one of a name open. */
export function Responses({ children }: { children: ReactNode }) {
  return (
    <div className="stack responses">
      <GroupName value={useId()}>{children}</GroupName>
    </div>
  )
}

interface Props {
  status: number
  title: string
  open?: boolean
  children: ReactNode
}

export function Response({ status, title, open = false, children }: Props) {
  return (
    <details name={use(GroupName)} open={open}>
      <summary>
        <span className="status" data-ok={status < 400}>
          {status}
        </span>{' '}
        {title}
      </summary>
      <div>{children}</div>
    </details>
  )
}
