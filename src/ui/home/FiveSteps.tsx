import { Button } from '@radix-ui/themes/components/button'
import { Heading } from '@radix-ui/themes/components/heading'
import type { ReactNode } from 'react'
import { gettingStartedTexts as texts } from '../../content/gettingStartedTexts.ts'
import { steps } from '../../content/steps.ts'
import { Link } from '../kit/links/Link.tsx'
import { StepDrawing } from '../StepDrawing.tsx'
import './fiveSteps.css'

interface Props {
  /** How far the developer who is signed in has come towards the last step. */
  progress?: ReactNode
}

export function FiveSteps({ progress }: Props) {
  return (
    <section className="band" aria-labelledby="five-steps">
      <div className="band-head five-head">
        <div>
          <Heading as="h2" size="8" id="five-steps">
            {texts.title}
          </Heading>
          <p className="lead">{texts.homeLead}</p>
        </div>
        <Button asChild size="3" variant="outline">
          <Link href="/gettingStarted">{texts.more}</Link>
        </Button>
      </div>
      <ol className="five-steps">
        {steps.map(({ name, title, summary }) => (
          <li key={name}>
            <StepDrawing step={name} />
            <div>
              <h3>{title}</h3>
              <p>{summary}</p>
              {name === 'live' && progress}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
