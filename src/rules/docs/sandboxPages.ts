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
      description: 'How to make sandbox calls fail, once or until you remove the fault.',
    },
    {
      slug: 'sandbox-clock-and-phone',
      title: 'Clock and Phone',
      description: 'How to move the sandbox’s clock, and how to confirm calls as a customer.',
    },
    {
      slug: 'sandbox-webhooks',
      title: 'Webhook Tests',
      description: 'How to send sandbox webhooks to your server, including some with wrong signatures.',
    },
    {
      slug: 'sandbox-requests-and-data',
      title: 'Requests and Data',
      description: 'How to read and replay sandbox requests, and how to save and restore the data.',
    },
    {
      slug: 'sandbox-tests',
      title: 'Automated Tests',
      description: 'How to open a sandbox bank inside a test, and how to control it there.',
    },
  ],
} as const

export type SandboxPageSlug = (typeof sandboxSection.pages)[number]['slug']
