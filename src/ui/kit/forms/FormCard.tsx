import type { ReactNode } from 'react'
import type { Address } from '../../../rules/routes/address.ts'
import { AccountLink } from '../links/AccountLink.tsx'
import { PageHeading } from '../PageHeading.tsx'

interface Props {
  title: string
  /** A sentence under the title. */
  intro?: ReactNode
  children: ReactNode
  /** Leads to a neighbouring flow, under the card. */
  footer?: { question: string; href: Address; link: string }
  /** `wide` gives room for fields side by side. */
  size?: 'narrow' | 'wide'
}

/** The page of an account flow: one card in the middle, its links below. */
export function FormCard({ title, intro, children, footer, size = 'narrow' }: Props) {
  return (
    <div className="form-page" data-size={size}>
      <section className="stack form-card">
        <PageHeading title={title}>{intro}</PageHeading>
        {children}
      </section>
      {footer && (
        <div className="form-footer">
          {footer.question} <AccountLink href={footer.href}>{footer.link}</AccountLink>
        </div>
      )}
    </div>
  )
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}
