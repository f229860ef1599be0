/** Where `npm run sandbox` is. */
export const sandboxServer = 'http://127.0.0.1:8787'
