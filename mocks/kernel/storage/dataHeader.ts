/** On the first answer after stored data that could not be read were replaced by the initial data. */
export const dataHeader = 'X-Sandbox-Data'
export const replacedData = 'replaced'
