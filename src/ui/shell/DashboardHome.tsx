import { Button } from '@radix-ui/themes/components/button'
import { Link } from 'wouter'
import { PageHeading } from '../kit/PageHeading.tsx'
import { DashboardDrawing } from './DashboardDrawing.tsx'
import { dashboardHref } from './navigation.ts'

/** The dashboard's first view: a drawn picture of what the area is for, and the way on. */
export function DashboardHome() {
  return (
    <>
      <PageHeading title="Dashboard">
        Create an application, choose the APIs it may use, and make your first call in the sandbox.
      </PageHeading>
      <DashboardDrawing />
      <div className="actions">
        <Button asChild size="3">
          <Link href={dashboardHref('newapplication')}>Create an application</Link>
        </Button>
        <Button asChild size="3" variant="outline">
          <Link href="/dashboard?page=analytics">Look at the analytics</Link>
        </Button>
        <Button asChild size="3" variant="outline">
          <Link href="/docs">Read the documentation</Link>
        </Button>
      </div>
    </>
  )
}
