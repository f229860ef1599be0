import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { switchOnHref } from '../../rules/applications/applications.ts'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import { isDeleted } from '../../rules/firstCall/firstCall.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { DetourLink } from '../kit/links/DetourLink.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import type { FirstCallProps } from './firstCallActors.ts'
import { firstCallTexts } from './firstCallTexts.ts'

const texts = firstCallTexts.application

export function ApplicationStep({ actor }: FirstCallProps) {
  const { product, applications } = useSelector(actor, ({ context }) => context.state)
  const deleted = useSelector(actor, ({ context: { state, record } }) => isDeleted(state, record))
  const isReloading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  if (!product) return null
  const usable = applications.filter(({ hasApi }) => hasApi)
  const others = applications.filter(({ hasApi }) => !hasApi)
  const add = () => actor.send({ type: 'application.add' })
  return (
    <>
      {deleted && <Notice variant="warning">{texts.deleted}</Notice>}
      <p>{texts.text(startOf(product.name, 'name'))}</p>
      {usable.length === 0 && <p>{texts.none}</p>}
      <ul className="guide-choices" aria-busy={isReloading}>
        {usable.map(({ id, name }) => (
          <li key={id}>
            <strong>{startOf(name, 'name')}</strong>
            <Button
              type="button"
              aria-disabled={isReloading}
              aria-label={`${texts.choose}: ${startOf(name, 'name')}`}
              onClick={() => actor.send({ type: 'application.choose', id })}
            >
              {texts.choose}
            </Button>
          </li>
        ))}
      </ul>
      <div className="row guide-actions">
        <Button asChild variant={usable.length === 0 ? 'solid' : 'outline'}>
          <DetourLink
            href={`${dashboardHref('newapplication')}&product=${encodeURIComponent(product.id)}`}
            onClick={add}
          >
            {texts.create}
          </DetourLink>
        </Button>
        {others.map(({ id, name }) => (
          <DetourLink key={id} className="text-link" href={switchOnHref(id, product.id)} onClick={add}>
            {texts.switchOn(startOf(product.name, 'name'), startOf(name, 'name'))}
          </DetourLink>
        ))}
      </div>
    </>
  )
}
