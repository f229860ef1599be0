import { Button } from '@radix-ui/themes/components/button'
import { Link } from 'wouter'
import { ArchDrawing } from '../kit/ArchDrawing.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'

interface Props {
  title: string
  /** Where the button leads; the dashboard's rooms lead back to its home. */
  back?: { label: string; href: string }
}

/** A room that is announced and not built yet. */
export function OpensSoon({ title, back = { label: 'Back to the start', href: '/' } }: Props) {
  return (
    <div className="state page-state" data-opens-soon>
      <ArchDrawing />
      <p className="eyebrow">Opens soon</p>
      <PageHeading title={title}>This room is being built. Its door opens with one of the next releases.</PageHeading>
      <Button asChild size="3" variant="outline">
        <Link href={back.href}>{back.label}</Link>
      </Button>
    </div>
  )
}
