import { fault, type Journeys, key, open, openAs, press, rest, world } from './steps.ts'

export const overview: Journeys = {
  'the usage fails, then its numbers, then the ticket': [
    openAs('Deniz', '/faq'),
    fault('listApplications', 'ends with status 500'),
    fault('listTickets', 'ends with status 500'),
    open('/dashboard'),
    press('Retry', 1),
    press('Retry'),
    world('another tab changes the applications'),
  ],
  'the numbers fail': [
    openAs('Deniz', '/faq'),
    fault('generateReports', 'ends with status 500'),
    open('/dashboard'),
    press('Retry'),
  ],
}

export const announcements: Journeys = {
  'they fail, and are read': [
    open('/faq'),
    fault('listAnnouncements', 'ends with status 500 from now on'),
    open('/announcement'),
    rest,
    fault('listAnnouncements', 'is answered late'),
    press('Retry'),
    rest,
  ],
  'another tab closes one': [
    open('/'),
    world('a second tab is opened at the same address'),
    press('Close: FAST limits'),
    world('the other tab is used'),
    rest,
  ],
  'they are folded, unfolded and closed': [
    open('/'),
    press('Close: FAST limits'),
    press('Search'),
    key('Escape'),
    press('2 announcements'),
  ],
}
