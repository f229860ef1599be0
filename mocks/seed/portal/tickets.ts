import { day, minute } from '../../../src/rules/time/units.ts'
import { idOf } from '../../db/sequence.ts'
import type { SeedContext } from '../../db/table.ts'
import type { TicketRow } from '../../db/tables/portal/tickets.ts'
import { answerDelay } from '../../portal/developers/tickets/ticketAnswers.ts'

/** A reply by the bank's staff, and one by the developer. */
const admin = (description: string) => ({ description, userRole: 'A' })
const developer = (description: string) => ({ description, userRole: 'D' })

const accounts = { apiName: 'Account list', endpointAddress: '/api/accounts/v1/accounts' }
const noFile = { fileName: '', fileExtension: '', fileData: '' }
const trace = {
  fileName: 'trace.txt',
  fileExtension: 'txt',
  fileData: btoa('GET /api/accounts/v1/accounts\nHTTP/1.1 401 Unauthorized\n'),
}

const seeded: (Omit<TicketRow, 'id' | 'accountId' | 'userEmail' | 'createdAt' | 'answerDueAt'> & { age: number })[] = [
  {
    ...accounts,
    ...trace,
    errorType: '1',
    status: 'C',
    age: 90 * day,
    subject: 'Accounts answer 401 since noon',
    description: 'Every call of the account list is answered with 401, with a token that was issued a minute before.',
    errorCode: '401',
    replies: [
      admin('The token in your trace belongs to another application. Could you try with a token of this one?'),
      developer('That was it. Thank you!'),
      admin('Glad to hear it. We close this ticket.'),
    ],
  },
  {
    ...noFile,
    apiName: 'Collateral valuation',
    endpointAddress: '/api/collateral/v0/valuations',
    errorType: '9',
    status: 'W',
    age: 40 * day,
    subject: 'Reported by telephone',
    description: 'Taken over from the telephone desk, whose kinds of errors and states are their own.',
    errorCode: '-1',
    replies: [admin('The telephone desk is looking into it.')],
  },
  {
    ...accounts,
    ...trace,
    errorType: '3',
    status: 'O',
    age: 6 * day,
    subject: 'Balance is a day late',
    description: 'The balance of account 7 is the one of yesterday evening. The same call was correct last week.',
    errorCode: '200',
    replies: [admin('Thank you for the trace. Is it one account only, or all of this customer?')],
  },
  {
    ...noFile,
    apiName: 'Authorization',
    endpointAddress: '/ocf-auth-server/auth/oauth/token',
    errorType: '4',
    status: 'C',
    age: 2 * day,
    subject: 'Which scope for ATM lists?',
    description: 'The documentation names public and analytics. Which of the two do I ask for?',
    errorCode: '400',
    replies: [admin('public: ATM and branch lists are information services.')],
  },
  {
    ...accounts,
    ...noFile,
    errorType: '2',
    status: 'O',
    age: 5 * minute,
    subject: 'Test customer 2 has no accounts',
    description: 'The list of test customer 2 is empty in the sandbox.',
    errorCode: '200',
    replies: [],
  },
  {
    ...accounts,
    ...trace,
    errorType: '1',
    status: 'C',
    age: 200 * day,
    subject: 'Paging stops at page 9',
    description: 'Page 10 answers the same rows as page 9.',
    errorCode: '200',
    replies: [admin('Fixed in last night’s release.')],
  },
]

export const seededTicketIds: readonly string[] = seeded.map((_, index) => idOf('TCK', index + 1))

/** The first developer's, in every state; another developer starts with none. */
export async function seededTickets({ id, now }: SeedContext): Promise<TicketRow[]> {
  const rows: TicketRow[] = []
  for (const { age, ...each } of [...seeded].sort((one, other) => other.age - one.age)) {
    rows.push({
      ...each,
      id: await id('TCK'),
      accountId: 'account-000001',
      userEmail: 'deniz.aydin@example.com',
      createdAt: now() - age,
      answerDueAt: each.replies.length === 0 ? now() - age + answerDelay : null,
    })
  }
  return rows
}
