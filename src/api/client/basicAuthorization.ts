/** Basic client authorization, both halves form-encoded (RFC 6749 section 2.3.1). */
export const basicAuthorization = ({ id, secret }: { id: string; secret: string }): string =>
  `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}`
