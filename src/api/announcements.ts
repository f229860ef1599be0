import type { Announcement } from '../rules/announcements/announcements.ts'
import { announcementList } from '../rules/announcements/announcementsSchema.ts'
import { callLimits } from '../rules/calls/callLimits.ts'
import { envelope } from './client/answerSchemas.ts'
import type { PortalOperation } from './client/client.ts'
import { decode } from './client/decode.ts'

export const listAnnouncements: PortalOperation<void, Announcement[]> = async ({ services, within }) => {
  const fetch = within(callLimits.publicTimeout)
  const call = services.POST('/api-dashboard-service/announcement/announcements', { body: {}, fetch })
  return (await decode(call, envelope(announcementList))).data
}
