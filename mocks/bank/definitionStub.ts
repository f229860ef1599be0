import type { SeededProduct } from '../seed/product.ts'

const messages: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  404: 'Not found',
  500: 'Internal server error',
}

const failures = Object.fromEntries(
  Object.entries(messages).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ]),
)

const header = (status: string) => ({
  type: 'object',
  properties: {
    status: { type: 'string', enum: [status] },
    statusCode: { type: 'integer' },
    message: { type: 'string', nullable: true },
  },
})

/** What is served of a service whose definition is not written yet. */
export function definitionStub(entry: {
  product: Pick<SeededProduct, 'name' | 'description'>
  serviceId: number
  name: string
  method: string
  endpointAddress: string
  summary: string
}): Record<string, unknown> {
  const { serviceId, name, method, endpointAddress: address, summary: purpose } = entry
  const parameters = [...address.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const hasBody = method === 'POST' || method === 'PUT'
  return {
    openapi: '3.0.3',
    info: { title: name, version: '1.0.0', description: entry.product.description },
    security: [{ bearer: [] }],
    paths: {
      [address]: {
        [method.toLowerCase()]: {
          operationId: `service${serviceId}`,
          tags: [entry.product.name],
          summary: purpose,
          ...(parameters.length > 0 && { parameters }),
          ...(hasBody && {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
            },
          }),
          responses: {
            200: {
              description: 'Success',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Success' } } },
            },
            ...failures,
          },
        },
      },
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...(hasBody && {
          Request: {
            type: 'object',
            required: ['context'],
            properties: {
              context: {
                type: 'object',
                required: ['channel', 'language'],
                properties: { channel: { type: 'string' }, language: { type: 'string', example: 'TR' } },
              },
            },
          },
        }),
        Success: { type: 'object', properties: { header: header('SUCCESS'), data: { type: 'object' } } },
        Failure: { type: 'object', properties: { header: header('ERROR') } },
      },
    },
  }
}
