import { PageLink } from '../mdx/PageLink.tsx'

const topics = {
  control: { href: '/docs/sandbox', title: 'Sandbox', text: 'describes how to control it.' },
  application: {
    href: '/docs/sandbox#create-an-application',
    title: 'Create an application',
    text: 'describes one call that replaces steps 1 and 2.',
  },
  signIn: {
    href: '/docs/sandbox#sign-a-customer-in-without-a-browser',
    title: 'Sign a customer in without a browser',
    text: 'shows the calls of such a test.',
  },
} as const

/** Leads from a guide that every build has to the pages on the sandbox. */
export const AboutSandbox = ({ topic = 'control' }: { topic?: keyof typeof topics }) => {
  const { href, title, text } = topics[topic]
  return (
    <>
      <PageLink href={href}>{title}</PageLink> {text}
    </>
  )
}
