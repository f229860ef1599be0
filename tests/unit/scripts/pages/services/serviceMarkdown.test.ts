import { expect, it } from 'vitest'
import { serviceMarkdown } from '../../../../../scripts/pages/services/serviceMarkdown.ts'
import { sandboxServices } from '../../../../../scripts/pages/services/servicePages.ts'

const production = { hasSandbox: false }
const sandbox = { hasSandbox: true }

const place = {
  path: '/docs/api/1/2',
  catalogue: {
    products: [{ id: 1, name: 'Rates' }],
    groups: [],
    services: [{ serviceId: '2', name: 'A rate', endpointAddress: '/api/rates/v1/{day}' }],
  },
}

const rate = {
  type: 'object',
  required: ['amount'],
  properties: {
    amount: { type: 'string', description: 'In text,\nas a|b.', pattern: '^\\d+\\.(00|50)$', example: '1.00' },
    before: { $ref: '#/components/schemas/Rate', description: 'The one before.' },
  },
}

const definition = {
  openapi: '3.1.0',
  info: { title: 'A rate', version: '1', description: 'Rates of a day.\n' },
  servers: [{ url: 'https://test.bank.example', description: 'Test' }, { url: '/bank' }],
  tags: [{ name: 'Rates', description: 'Buying and selling.' }],
  paths: {
    '/api/rates/v1/{day}': {
      put: {
        operationId: 'setRate',
        tags: ['Rates'],
        summary: 'Sets\nthe rate',
        description: '- Once a day',
        deprecated: true,
        'x-otp': true,
        'x-signature': 'required',
        'x-rate-limit': { perSecond: 1, perDay: 9 },
        security: [{ publicAccess: ['public'] }],
        parameters: [
          {
            name: 'day',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            description: 'Which.',
            example: 'a`b',
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Rate' }, example: { amount: '2.00' } },
          },
        },
        responses: {
          200: {
            description: 'Set.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Rate' } } },
          },
          400: {
            description: 'Wrong.',
            content: { 'text/plain': { schema: { type: 'string' }, example: '```\n~~~~' } },
          },
          500: { description: 'Failed.', content: { 'text/plain': { schema: { type: 'string' }, example: 'no' } } },
        },
      },
    },
  },
  components: { schemas: { Rate: rate } },
}

it('writes the page of a service from its definition', () => {
  expect(serviceMarkdown({ ...place, definition } as never, production)).toMatchInlineSnapshot(`
    "# A rate

    Rates. Endpoint: \`/api/rates/v1/{day}\`

    Rates of a day.

    * Test: \`https://test.bank.example\`

    ## Rates

    Buying and selling.

    ### Sets the rate

    \`PUT /api/rates/v1/{day}\` (Deprecated)

    - Once a day

    * Access token: \`client_credentials\`, scope \`public\`
    * Rate limit: 1 call a second and 9 a day for each application
    * One-time password: Always asked for
    * Signature: Required in the sign header

    #### Parameters

    | Name | In | Type | Required | Description |
    | --- | --- | --- | --- | --- |
    | \`day\` | Path | string | Yes | Which. Example: \`\` a\`b \`\` |

    #### Request body

    \`application/json\`, required

    | Field | Type | Required | Description |
    | --- | --- | --- | --- |
    | \`amount\` | string | Yes | In text, as a\\|b. (\`matches ^\\d+\\.(00\\|50)$\`) Example: \`1.00\` |
    | \`before\` | object |  | The one before. Recursive: the same fields as above. |

    Example:

    \`\`\`json
    {
      "amount": "2.00"
    }
    \`\`\`

    #### Responses

    ##### 200 Set.

    \`application/json\`

    | Field | Type | Required | Description |
    | --- | --- | --- | --- |
    | \`amount\` | string | Yes | In text, as a\\|b. (\`matches ^\\d+\\.(00\\|50)$\`) Example: \`1.00\` |
    | \`before\` | object |  | The one before. Recursive: the same fields as above. |

    Example:

    \`\`\`json
    {
      "amount": "1.00",
      "before": {
        "amount": "1.00",
        "before": {
          "amount": "1.00",
          "before": {
            "amount": "1.00",
            "before": {
              "amount": "1.00",
              "before": {
                "amount": "1.00",
                "before": {
                  "amount": "1.00",
                  "before": {
                    "amount": "1.00",
                    "before": {
                      "amount": null,
                      "before": null
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    \`\`\`

    ##### 400 Wrong.

    \`text/plain\`

    | Field | Type | Required | Description |
    | --- | --- | --- | --- |
    |  | string |  |  |

    Example:

    \`\`\`\`
    \`\`\`
    ~~~~
    \`\`\`\`

    ##### 500 Failed.

    \`text/plain\`

    Same fields as 400.

    Example:

    \`\`\`
    no
    \`\`\`
    "
  `)
})

it('says of a list of objects that it is one', () => {
  const schema = { type: 'array', items: { $ref: '#/components/schemas/Rate' } }
  const responses = { 200: { description: 'All.', content: { 'application/json': { schema, example: [] } } } }
  const listing = { ...definition, paths: { '/api/rates/v1': { get: { summary: 'Lists rates', responses } } } }
  const [, answers = ''] = serviceMarkdown({ ...place, definition: listing } as never, production).split(
    '##### 200 All.\n\n',
  )
  expect(answers.split('\n').slice(0, 5)).toEqual([
    '`application/json`, array of object',
    '',
    '| Field | Type | Required | Description |',
    '| --- | --- | --- | --- |',
    '| `amount` | string | Yes | In text, as a\\|b. (`matches ^\\d+\\.(00\\|50)$`) Example: `1.00` |',
  ])
})

it('says so of a definition that has nothing to read, whatever it is', () => {
  for (const each of [{}, { openapi: '3.1.0', paths: null }, { swagger: '2.0', paths: 'none' }])
    expect(serviceMarkdown({ ...place, definition: each } as never, production)).toBe(
      '# A rate\n\nRates. Endpoint: `/api/rates/v1/{day}`\n\nThis definition has no operations.\n',
    )
})

it('says how to replace the days of its examples, where they have some', () => {
  const dated = (example: object) => ({
    info: { ...definition.info, 'x-examples-day': '2026-03-14' },
    paths: {
      '/api/rates/v1': {
        put: { summary: 'Sets the rate', requestBody: { content: { 'application/json': { example } } }, responses: {} },
      },
    },
  })
  const beforeCalls = (example: object) =>
    serviceMarkdown({ ...place, definition: dated(example) } as never, production).split('\n\n## ')[0]
  const head = '# A rate\n\nRates. Endpoint: `/api/rates/v1/{day}`\n\nRates of a day.'
  expect(beforeCalls({ on: '2026-03-16' })).toBe(
    `${head}\n\nThe examples happen on 2026-03-14. Before you send one, replace its days by days as far from today: 2026-03-14 by today, 2026-03-13 by yesterday.`,
  )
  expect(beforeCalls({ born: '1994-08-21' })).toBe(head)
})

it('writes every service of the sandbox with its call', async () => {
  const { services } = await sandboxServices()
  const calls = services.map((service) => /^`[A-Z]+ (.+)`$/m.exec(serviceMarkdown(service, sandbox))?.[1])
  expect(calls).toEqual(services.map(({ catalogue }) => catalogue.services[0]?.endpointAddress))
})

it('says how to get each error where there is a sandbox, and nowhere else', () => {
  const examples = {
    own: { summary: 'Sent twice', value: 'again', 'x-provoke': { how: 'Send it.' } },
    shared: { summary: 'Nothing sent', value: 'empty', 'x-provoke': { how: 'Send\nnothing.' } },
    silent: { summary: 'Broken', value: 'broken' },
  }
  const put = {
    summary: 'Sets the rate',
    'x-provoke': { own: { how: 'Send it twice.' } },
    responses: { 400: { description: 'Wrong.', content: { 'text/plain': { examples } } } },
  }
  const failing = { ...definition, paths: { '/api/rates/v1': { put } } }
  const errorsIn = (build: { hasSandbox: boolean }) =>
    serviceMarkdown({ ...place, definition: failing } as never, build).split('##### 400 Wrong.\n\n')[1]
  expect(errorsIn(sandbox)).toBe(
    [
      '`text/plain`',
      'Sent twice:',
      '```\nagain\n```',
      'To reproduce: Send it twice.',
      'Nothing sent:',
      '```\nempty\n```',
      'To reproduce: Send nothing.',
      'Broken:',
      '```\nbroken\n```\n',
    ].join('\n\n'),
  )
  expect(errorsIn(production)).toBe(
    [
      '`text/plain`',
      'Sent twice:',
      '```\nagain\n```',
      'Nothing sent:',
      '```\nempty\n```',
      'Broken:',
      '```\nbroken\n```\n',
    ].join('\n\n'),
  )
})
