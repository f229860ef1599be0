import { Button } from '@radix-ui/themes/components/button'
import { docsHref } from '../../rules/docs/docs.ts'
import { ArchDrawing } from '../kit/ArchDrawing.tsx'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { catalogueTexts as texts } from './catalogueTexts.ts'

interface Props {
  section: 'api' | 'baas'
  title: string
  hint?: string
}

/** There is nothing to read at this address; `hint` says why. */
export function DocsNotFound({ section, title, hint = texts.noProductHint }: Props) {
  return (
    <div className="state page-state">
      <ArchDrawing closed />
      <PageHeading title={title}>{hint}</PageHeading>
      <Button asChild size="3">
        <Link href={docsHref({ kind: 'group', section })}>{texts.allProducts}</Link>
      </Button>
    </div>
  )
}
