export const passwordNotices = { notReset: 'Your password wasn’t changed.' } as const
