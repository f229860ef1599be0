import { idOf } from '../../db/sequence.ts'
import type { SeedContext } from '../../db/table.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { newCredentials } from '../../portal/developers/applications.ts'

/** A till in brown lines on light orange, 96 pixels wide; the portal accepts no SVG. */
const till =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAYAAADimHc4AAAC+klEQVR4AeycMW4UQRBFWz4BCCEEEiLjAiSEPgBXAOGMlBMA4gCkZICQOAEHcOiEC5CBA9uB7QM4sPXTsa3amemqt575ljaY7a76Xf9tWarWancuDg8u/eI82Gn+Qx0wANT+1gzAAGAHYHl3gAHADsDy7gADgB2A5d0BBgA4sEWS7gAYhgEYAOwALO8OMADYAVjeHWAAsAOwvDvAAGAHYHl3wHoAwJVuqbw7AAZjAAYAOwDLuwPWBuDvn/32/cPr9uXd7la9dCadrZpHeQcc/P7Wzk8Oq+sM9XQmnS3c2HlDOYDTo3+dS+iXjjhbOYB+di0jEw7g/df9Rr5ojDgA2oBs/Si/AUQOJa8bQLLBUXoDiBxKXjeAZIOj9AYQOZS8bgDJBkfp0wDoXuXHxzfX7nuGB6LvhKLzqAbVMtzX6zkNgO5Vzo7/9zonlkc1qJasA6QBIO5VskzKrCUNQJYZS8tbBqD0vqfD/VIV6DIAVQXdNR0DgIkZgAHADsDy7gADgB2A5d0BawegexZ9J2fsnZBiFBv5pz3aO8yv97QWxWev4x2gexZ9J2dsoYpRbBSnPdo73Kf3tDZ8v/oZB1Bd8LbpdQQwrbSXr/bavYdPRgfff/S0KTYK1J6b8m8aH+Wfu44DeP5it+19/tXG3hW9/fSzKTYyQHtuyr9pfJR/7joOYG4Bdz3eAGCCBmAAsAOwvDtg7QA0jWoqHU6q2c/SlDbsP//LuZpGNZVWGyFNaVfrDvX8L2joSPEzDuC2STXbh16T8Nxz4gBum1THTsZj93sSnvvRWUg83gEL8XFyGQYw2bo+gQbQx8fJWQxgsnV9AssAZE+2vfP3sTfOUgYgPso6d6QBePD42WIczawlDQA14famnj0xpwFInXA7fP9/08k5e2JOA9D7k7jUfAYAkzUAA4AdgOXdAQYAOwDLuwMMAHYAlncHGADsACw/ogPgky5U3gBgsAZgALADsLw7wABgB2B5d4ABwA7A8u4AA4AdgOXdAQGA7OUrAAAA//8nQHWuAAAABklEQVQDAMR2zs42lBOqAAAAAElFTkSuQmCC'

const seeded = [
  {
    name: 'Till Companion',
    description: 'Shows a shop what came in today',
    icon: till,
    productList: ['1000', '2000'],
    oauthRedirectUri: 'https://till.example.com/callback',
    publicKey:
      'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDb0xRJbXtG1SCmPmtai7zXsmb2QqIJBBGDQlJ5AgEH+7MgHeJxhFQmOiRGsUfJBUeHQIDKMvw0oyiQt0onpDxz6ycb2gQmmTBstlGnTIEKBBBbcxvkxTqmhfuCUTzF0+2a4iGTXR3S4kM0Llg/06AUGEUzXLqZKfNAxv02+AdMiwIDAQAB',
    ipList: ['198.51.100.24', '203.0.113.7'],
    otpNeeded: true,
  },
  {
    name: 'Budget Diary',
    description: 'Sorts a household into what it needs and what it likes',
    icon: '',
    productList: ['1000'],
    oauthRedirectUri: 'https://diary.example.com/callback',
    publicKey:
      'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDSrvpr6KYeTKRHaPHJGXOYlXKCpo9CBgpT0wpO/oqhiR0i0RNBiDp1acV12gc03oqFsLg/+Eg2OEnjadzaqTIGm1/4feEBjU1eMN7wg5pJL/1oaFGuMph4epUBn55IhjZo9RgeGe/k6qF+gQMdGRpvCRvSHkE9wclTMbPPIvkknQIDAQAB',
    ipList: [],
    otpNeeded: false,
  },
]

export const seededApplicationIds: readonly string[] = seeded.map((_, index) => idOf('application', index + 1))

/** The first developer's; another developer starts with none. */
export async function seededApplications({ id, key, now }: SeedContext): Promise<ApplicationRow[]> {
  const rows: ApplicationRow[] = []
  for (const each of seeded) {
    rows.push({
      ...each,
      id: await id('application'),
      accountId: 'account-000001',
      ...(await newCredentials(key)),
      clientType: 'API',
      createdAt: now(),
      hasSyntheticHistory: true,
    })
  }
  return rows
}
