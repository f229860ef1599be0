import { Button } from '@radix-ui/themes/components/button'
import { docsHref } from '../../rules/docs.ts'
import { ArchDrawing } from '../kit/ArchDrawing.tsx'
import { Link } from '../kit/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { catalogueTexts as texts } from './catalogueTexts.ts'

export function DocsNotFound({ section, title }: { section: 'api' | 'baas'; title: string }) {
  return (
    <div className="state page-state">
      <ArchDrawing closed />
      <PageHeading title={title}>{texts.noProductHint}</PageHeading>
      <Button asChild size="3">
        <Link href={docsHref({ kind: 'group', section })}>{texts.allProducts}</Link>
      </Button>
    </div>
  )
}
