/** A status of the APIs as the panels write it, such as `Active`. */
export const statusText = (status: string): string => status.charAt(0) + status.slice(1).toLowerCase()
