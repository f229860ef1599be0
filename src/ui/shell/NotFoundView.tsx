import { Button } from '@radix-ui/themes/components/button'
import { ArchDrawing } from '../kit/ArchDrawing.tsx'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'

export function NotFoundView() {
  return (
    <div className="state page-state">
      <ArchDrawing closed />
      <PageHeading title="404 Page Not Found :(">Page not found. It may have been moved or removed.</PageHeading>
      <div className="actions">
        <Button asChild size="3">
          <Link href="/">Back to home</Link>
        </Button>
        <Button asChild size="3" variant="outline">
          <Link href="/support">Contact support</Link>
        </Button>
      </div>
    </div>
  )
}
