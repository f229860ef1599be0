import { Heading } from '@radix-ui/themes/components/heading'
import { gettingStartedSteps } from '../../content/gettingStartedSteps.ts'
import { gettingStartedTexts as texts } from '../../content/gettingStartedTexts.ts'
import { steps } from '../../content/steps.ts'
import type { Address } from '../../rules/routes/address.ts'
import { CtaBanner } from '../CtaBanner.tsx'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { StepDrawing } from '../StepDrawing.tsx'
import './gettingStarted.css'

/** `firstCall` is where the first call is made. */
export function GettingStartedView({ firstCall }: { firstCall: Address }) {
  return (
    <div className="content-page">
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <ol className="steps">
        {steps.map(({ name, title, link, ...step }, index) => (
          <li key={name}>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <div className="step-text">
              <Heading as="h2" size="6">
                {title}
              </Heading>
              <p>{gettingStartedSteps[name]}</p>
              <Link href={link.href} className="text-link">
                {link.label}
              </Link>
              {step.firstCall && (
                <Link href={firstCall} className="text-link">
                  {step.firstCall}
                </Link>
              )}
            </div>
            <div className="step-picture">
              <StepDrawing step={name} />
            </div>
          </li>
        ))}
      </ol>
      <CtaBanner {...texts.closing} href="/register" />
    </div>
  )
}
