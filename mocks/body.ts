/** The largest body that the portal sends is a ticket with files of 3 MB in base64. */
export const maxBodySize = 16 * 1024 * 1024

export const bodyTooLargeMessage = 'The request body is too large'
