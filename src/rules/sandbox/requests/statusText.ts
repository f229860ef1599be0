/** How the status of a call is written: 0 is that of one without a response. */
export const statusText = (status: number): string => (status === 0 ? 'No response' : String(status))
