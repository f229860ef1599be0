import { envelopeOperation } from './portalOperation.ts'

const listAnnouncements = envelopeOperation<'listAnnouncements'>({
  id: 'listAnnouncements',
  method: 'post',
  path: '/api-dashboard-service/announcement/announcements',
  resolve: async ({ bank }) => bank.tables.announcements.list().map(({ id: _id, ...announcement }) => announcement),
})

export const announcementOperations = [listAnnouncements]
