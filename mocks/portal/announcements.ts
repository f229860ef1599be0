import { envelopeOperation } from './portalOperation.ts'

const listAnnouncements = envelopeOperation('listAnnouncements', async ({ bank }) =>
  bank.tables.announcements.list().map(({ id: _id, ...announcement }) => announcement),
)

export const announcementOperations = [listAnnouncements]
