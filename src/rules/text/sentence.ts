/** A message that another sentence follows; banks end theirs with a full stop or without. */
export const sentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`)
