import { Button } from '@radix-ui/themes/components/button'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import type { Address } from '../../rules/routes/address.ts'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { DashboardDrawing } from './DashboardDrawing.tsx'
import { DoneSteps } from './DoneSteps.tsx'
import { dashboardTexts as texts } from './dashboardTexts.ts'
import { Overview, type OverviewActor } from './Overview.tsx'
import './dashboardHome.css'

interface Props {
  actor: OverviewActor
  /** Where the first call is made. */
  firstCall: Address
}

/** Dashboard Home (001 section 2): what to do next, where the developer stands, and its picture. */
export function DashboardHomeView({ actor, firstCall }: Props) {
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div className="actions">
        <Button asChild size="3">
          <Link href={dashboardHref('newapplication')}>{texts.newApplication}</Link>
        </Button>
        <Button asChild size="3" variant="outline">
          <Link href={firstCall}>{texts.firstCall}</Link>
        </Button>
        <Button asChild size="3" variant="outline">
          <Link href="/dashboard?page=analytics">{texts.analytics}</Link>
        </Button>
        <Button asChild size="3" variant="outline">
          <Link href="/docs">{texts.docs}</Link>
        </Button>
      </div>
      <Overview actor={actor} />
      <DoneSteps actor={actor} firstCall={firstCall} />
      <DashboardDrawing />
    </>
  )
}
