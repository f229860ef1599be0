import type { ReactNode } from 'react'
import { PageHeading } from '../PageHeading.tsx'

interface Props {
  title: string
  /** The same title, with places where its lines may break. */
  breaking?: ReactNode
  /** A sentence under the title. */
  intro?: ReactNode
  picture?: ReactNode
  children: ReactNode
  /** Links to the neighbouring flows, under the card. */
  footer?: ReactNode
  /** `wide` gives room for fields side by side. */
  size?: 'narrow' | 'wide'
}

/** The page of an account flow: one card in the middle, its links below. */
export function FormCard({ title, breaking, intro, picture, children, footer, size = 'narrow' }: Props) {
  return (
    <div className="form-page" data-size={size}>
      <section className="stack form-card">
        {picture}
        <PageHeading title={title} breaking={breaking}>
          {intro}
        </PageHeading>
        {children}
      </section>
      {footer !== undefined && <div className="form-footer">{footer}</div>}
    </div>
  )
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}
