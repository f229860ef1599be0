import { Button } from '@radix-ui/themes/components/button'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import { OnwardLink } from '../kit/links/OnwardLink.tsx'
import { applicationTexts as texts } from './applicationTexts.ts'
import { PlusIcon } from './icons.tsx'

/** What stands where there is no application yet (001 section 2). */
export function NewApplicationCard() {
  return (
    <li className="card application-card new-application">
      <span className="new-application-icon" aria-hidden="true">
        <PlusIcon />
      </span>
      <h2>{texts.newApplication}</h2>
      <p>{texts.newApplicationHint}</p>
      <Button asChild size="3">
        <OnwardLink href={dashboardHref('newapplication')}>{texts.add}</OnwardLink>
      </Button>
    </li>
  )
}
