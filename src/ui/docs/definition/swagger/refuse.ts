/** Nothing is fetched by swagger-ui: a definition is here, and a call is sent by the portal. */
export function refuse(): never {
  throw new Error('swagger-ui sends no requests')
}
