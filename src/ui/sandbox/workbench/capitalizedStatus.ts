/** A status of the APIs as the panels write it, such as `Active`. */
export const capitalizedStatus = (status: string): string => status.charAt(0) + status.slice(1).toLowerCase()
