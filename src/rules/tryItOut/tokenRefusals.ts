/** Why the portal itself gets no access token. */
export const tokenRefusals = {
  notConsented: 'The customer didn’t consent.',
  applicationDeleted: 'The application was deleted.',
  noSecret: 'The application has no client secret.',
  noPrivateKey: 'The private key isn’t an RSA key in PEM or Base64. Paste it again.',
} as const
