/** The pages on the sandbox; a production build has nothing of them. */
export const sandboxSection = {
  id: 'sandbox',
  title: 'Sandbox',
  pages: [
    {
      slug: 'sandbox',
      title: 'Sandbox',
      description: 'How to start the simulated bank, its test customers, its workbench and its definitions.',
    },
    {
      slug: 'sandbox-faults',
      title: 'Faults',
      description: 'How to make calls of the sandbox fail, one at a time or until further notice.',
    },
    {
      slug: 'sandbox-clock-and-phone',
      title: 'Clock and Phone',
      description: 'How to move the time of the sandbox, and how to act as a customer with a one-time password.',
    },
    {
      slug: 'sandbox-webhooks',
      title: 'Webhook Tests',
      description: 'How to send webhooks of the sandbox to your server, also with wrong signatures.',
    },
    {
      slug: 'sandbox-requests-and-data',
      title: 'Requests and Data',
      description: 'How to read and replay requests of the sandbox, and how to save and restore its data.',
    },
    {
      slug: 'sandbox-tests',
      title: 'Automated Tests',
      description: 'How to open a bank of the sandbox inside a test, and how to control it there.',
    },
  ],
} as const

export type SandboxPageSlug = (typeof sandboxSection.pages)[number]['slug']
