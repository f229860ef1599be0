import { type CSSProperties, memo } from 'react'
import { type Application, applicationHref } from '../../rules/applications/applications.ts'
import { initialOf } from '../../rules/text/initial.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { OnwardLink } from '../kit/links/OnwardLink.tsx'
import '../kit/cards/linkCard.css'
import { ApplicationImage } from './ApplicationImage.tsx'
import { ApplicationMenu } from './ApplicationMenu.tsx'
import type { ApplicationsActors } from './applicationsActors.ts'
import { applicationTexts as texts } from './applicationTexts.ts'

interface Props extends ApplicationsActors {
  application: Application
}

/** The whole card opens the form; its menu lies above. */
export const ApplicationCard = memo(function ApplicationCard({ application, ...actors }: Props) {
  const { id, name, description, clientType, otpNeeded, ipList, productList } = application
  const facts = [
    texts.apis(productList.length),
    texts.ips(ipList.length),
    otpNeeded ? texts.otpNeeded : texts.otpNotNeeded,
    texts.clientType(clientType),
  ]
  return (
    <li className="card application-card link-card">
      <div className="application-top">
        <Icon application={application} />
        <ApplicationMenu application={application} {...actors} />
      </div>
      <h2>
        <OnwardLink href={applicationHref(id)}>
          <bdi>{startOf(name, 'name') || texts.unnamed}</bdi>
        </OnwardLink>
      </h2>
      <p dir="auto">{startOf(description, 'summary')}</p>
      <ul className="application-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  )
})

/** A colour of its own for each application, so that two with the same initials differ. */
const hueOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/[\s_]+/).filter(Boolean)
  return `${initialOf(first)}${initialOf(others.at(-1) ?? '')}`
}

function Icon({ application: { id, icon, name } }: { application: Application }) {
  return (
    <ApplicationImage
      className="application-icon"
      icon={icon}
      alt=""
      placeholder={
        <span className="application-icon" style={{ '--hue': hueOf(id) } as CSSProperties} aria-hidden="true">
          {initialsOf(name)}
        </span>
      }
    />
  )
}
