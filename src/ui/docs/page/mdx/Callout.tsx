import type { ReactNode } from 'react'
import { ExclamationTriangleIcon, InfoCircledIcon } from '../../../kit/icons.tsx'
import { LockIcon } from './icons.tsx'

const kinds = {
  note: { title: 'Note', Icon: InfoCircledIcon },
  warning: { title: 'Warning', Icon: ExclamationTriangleIcon },
  security: { title: 'Security', Icon: LockIcon },
}

const callout =
  (kind: keyof typeof kinds) =>
  ({ children }: { children: ReactNode }) => {
    const { title, Icon } = kinds[kind]
    return (
      <div className="callout" data-kind={kind} role="note">
        <Icon aria-hidden="true" />
        <strong>{title}</strong>
        <div>{children}</div>
      </div>
    )
  }

export const Note = callout('note')
export const Warning = callout('warning')
export const Security = callout('security')
