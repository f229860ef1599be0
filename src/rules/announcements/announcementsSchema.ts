import { refine, type } from 'superstruct'
import { list, looseMoment, looseText } from '../schemas/lenientSchemas.ts'
import { keyOf } from './announcements.ts'

const announcement = refine(
  type({ title: looseText(), shortMessage: looseText(), longMessage: looseText(), updateDate: looseMoment() }),
  'news',
  ({ title, shortMessage, longMessage }) => [title, shortMessage, longMessage].some((text) => text.trim() !== ''),
)

/** One that says nothing is left out. */
export const announcementList = list(announcement, keyOf)
