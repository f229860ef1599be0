import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import { Link } from '../kit/links/Link.tsx'
import { firstCallTexts } from './firstCallTexts.ts'

const texts = firstCallTexts.progress

/** Whether the first call is made, and what comes next. */
export const FirstCallStatus = ({ isDone }: { isDone: boolean }) => (
  <p className="first-call-status">
    {isDone ? texts.done : texts.toDo}{' '}
    <Link className="text-link" href={dashboardHref('firstCall')}>
      {isDone ? texts.checklist : texts.start}
    </Link>
  </p>
)
