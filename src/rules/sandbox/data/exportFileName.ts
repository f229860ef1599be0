/** Of a file with everything that the sandbox holds. */
export const exportFileName = 'sandbox.json'
