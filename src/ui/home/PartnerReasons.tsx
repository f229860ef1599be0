import { Heading } from '@radix-ui/themes/components/heading'
import { partnerSides, homeTexts as texts } from './homeTexts.ts'
import './partnerReasons.css'

export function PartnerReasons() {
  return (
    <section className="partner">
      <div className="band partner-row">
        <div className="band-head">
          <Heading as="h2" size="8">
            {texts.partner}
          </Heading>
          <p className="lead">{texts.partnerLead}</p>
        </div>
        {partnerSides.map(({ title, reasons }) => (
          <div key={title} className="partner-side">
            <h3>{title}</h3>
            <dl>
              {reasons.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
