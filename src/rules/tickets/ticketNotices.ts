/** What a ticket’s changes are reported with once the dialog may be gone. */
export const ticketNotices = {
  saved: 'Your ticket has been saved',
  replied: 'Your reply has been sent',
  arrived: 'Your reply was received and is listed',
} as const
