import { Button } from '@radix-ui/themes/components/button'
import { Heading } from '@radix-ui/themes/components/heading'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { applicationHref } from '../../rules/applications/applications.ts'
import { chosenApplication } from '../../rules/firstCall/firstCall.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { DetourLink } from '../kit/links/DetourLink.tsx'
import { Link } from '../kit/links/Link.tsx'
import type { FirstCallProps } from './firstCallActors.ts'
import { goLiveItems, firstCallTexts as texts } from './firstCallTexts.ts'
import { focusInGuide } from './focusInGuide.ts'

/** The answer, and what is left until the application can go live. */
export function Finished({ actor }: FirstCallProps) {
  const body = useSelector(actor, ({ context }) => context.body)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (body !== null) focusInGuide(heading.current)
  }, [body])
  return (
    <>
      <section className="stack guide-done" aria-labelledby="guide-done">
        <Heading as="h2" size="5" id="guide-done" ref={heading} tabIndex={-1}>
          {body === null ? texts.done.earlier : texts.done.title}
        </Heading>
        {body !== null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is scrolled by the keyboard
          <pre tabIndex={0}>
            <code>{startOf(body, 'code')}</code>
          </pre>
        )}
        <div className="row guide-actions">
          <Button type="button" variant="outline" onClick={() => actor.send({ type: 'step.open', step: 'token' })}>
            {texts.done.again}
          </Button>
          <Link className="text-link" href="/docs/api">
            {texts.done.next}
          </Link>
        </div>
      </section>
      <GoLive actor={actor} />
    </>
  )
}

function GoLive({ actor }: Pick<FirstCallProps, 'actor'>) {
  const application = useSelector(actor, ({ context }) => chosenApplication(context.state, context.record))
  const status = texts.status[application && application.addresses > 0 ? 'done' : 'toDo']
  return (
    <section className="stack guide-live" aria-labelledby="go-live">
      <Heading as="h2" size="5" id="go-live">
        {texts.live.title}
      </Heading>
      <p>{texts.live.text}</p>
      <ul>
        {application && (
          <li>
            <DetourLink className="text-link" href={applicationHref(application.id)}>
              {texts.live.addresses}
            </DetourLink>{' '}
            <span className="guide-status" data-done={application.addresses > 0}>
              {status}
            </span>
            <p>{texts.live.addressesText}</p>
          </li>
        )}
        {goLiveItems.map(({ title, text, href }) => (
          <li key={title}>
            <Link className="text-link" href={href}>
              {title}
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>{texts.live.contactText}</p>
      <Button asChild size="3">
        <Link href="/support">{texts.live.contact}</Link>
      </Button>
    </section>
  )
}
