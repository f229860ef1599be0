import { Button } from '@radix-ui/themes/components/button'
import { Heading } from '@radix-ui/themes/components/heading'
import { Link } from 'wouter'
import { steps, gettingStartedTexts as texts } from '../../content/gettingStarted.ts'
import { StepDrawing } from '../StepDrawing.tsx'
import './sections.css'

export function FiveSteps() {
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
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
