import { Button } from '@radix-ui/themes/components/button'
import { Heading } from '@radix-ui/themes/components/heading'
import { Link } from 'wouter'
import { ArchDrawing } from '../kit/ArchDrawing.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'

interface Props {
  title: string
  /** Where the button leads; the dashboard's rooms lead back to its home. */
  back?: { label: string; href: string }
  /** A part of a page that has a heading already. */
  inside?: boolean
}

const words = 'This page isn’t available yet. It comes with one of the next releases.'

/** A room that is announced and not built yet. */
export function ComingSoon({ title, back = { label: 'Back to home', href: '/' }, inside = false }: Props) {
  return (
    <div className={inside ? 'state' : 'state page-state'} data-coming-soon>
      <ArchDrawing />
      <p className="eyebrow">Coming soon</p>
      {inside ? (
        <>
          <Heading as="h2" size="5">
            {title}
          </Heading>
          <p className="state-text">{words}</p>
        </>
      ) : (
        <PageHeading title={title}>{words}</PageHeading>
      )}
      <Button asChild size="3" variant="outline">
        <Link href={back.href}>{back.label}</Link>
      </Button>
    </div>
  )
}
