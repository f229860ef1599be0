import type { FaqItem } from './item.ts'

export const applicationQuestions: readonly FaqItem[] = [
  {
    id: 'number-of-applications',
    question: 'How many applications can I create?',
    answer: `As many as you need. The number of applications is not limited. Create one for each of your products, and one more for experiments.

Each application has its own client ID, client secret and list of activated APIs.`,
  },
  {
    id: 'creating-an-application',
    question: 'What do I need to create an application?',
    answer: `Open New Application on your dashboard. Name, description, redirect URI and public key are required.

- Name: at most 50 characters; letters, digits, underscores and spaces
- Description: at most 255 characters; letters, digits, underscores and spaces
- Redirect URI: at most 255 characters; the address must match the one in your token requests
- Public key: at most 5000 characters; paste your own or press Generate Keys
- Icon: an image of at most 100KB
- IP list: optional while you develop, required in the live environment

Then switch on the APIs that the application can use, and press Add. The bank generates the client ID and the client secret.`,
  },
  {
    id: 'lost-credentials',
    question: 'What can I do if I lose my client secret or private key?',
    answer: `Q: Where is my client secret?
A: Open the menu on the application’s card and choose Copy ID or Copy Secret.

Q: Can I change a secret that others may know?
A: Yes. Refresh Secret in the application replaces the client ID and the client secret immediately. The old ones stop working, so update your software right away.

Q: Can I see the generated private key again?
A: No. You see it once, for 15 seconds, and the bank never stores it. Generate new keys and save the application.`,
  },
]
