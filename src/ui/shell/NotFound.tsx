import { Button } from '@radix-ui/themes/components/button'
import { Link } from 'wouter'
import { texts } from '../../rules/texts.ts'
import { ArchDrawing } from '../kit/ArchDrawing.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'

export function NotFound() {
  return (
    <div className="state page-state">
      <ArchDrawing closed />
      <PageHeading title={texts.notFound}>
        There is no door at this address. It may have moved, or never been.
      </PageHeading>
      <div className="actions">
        <Button asChild size="3">
          <Link href="/">Back to the start</Link>
        </Button>
        <Button asChild size="3" variant="outline">
          <Link href="/support">Ask for support</Link>
        </Button>
      </div>
    </div>
  )
}
