import { type Announcement, announcementList } from '../rules/announcements.ts'
import { limits } from '../rules/limits.ts'
import { decode, type PortalClient } from './client.ts'
import { envelope } from './envelope.ts'

export async function listAnnouncements(client: PortalClient, signal: AbortSignal): Promise<Announcement[]> {
  const call = client.services.POST('/api-dashboard-service/announcement/announcements', {
    body: {},
    signal,
    fetch: client.within(limits.publicCallTimeout),
    parseAs: 'text',
  })
  return (await decode(call, envelope(announcementList))).data
}
