import { fault, fillOn, follow, type Journeys, key, open, openAs, press, world } from './steps.ts'

export const overview: Journeys = {
  'the usage fails, then its numbers, then the ticket': [
    openAs('Deniz', '/faq'),
    fault('listApplications', 'ends with status 500'),
    fault('listTickets', 'ends with status 500'),
    open('/dashboard'),
    fault('generateReports', 'ends with status 500'),
    press('Retry'),
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
    fault('listAnnouncements', 'ends with status 500'),
    open('/community'),
    world('scrolls to what loads when it comes near'),
    follow('Announcements'),
    press('Retry'),
  ],
  'they are folded, unfolded and closed': [
    open('/'),
    press('Close: FAST limits'),
    press('Search'),
    key('Escape'),
    press('2 announcements'),
  ],
}

export const search: Journeys = {
  explore: [open('/'), press('Search'), fillOn('combobox', 'Search the portal', 'transfer'), press('nothing')],
}
