import { holidaysOf } from '../../../src/rules/bank/bankDays.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import { atms, branches, type OpeningDay } from '../../fixtures/branchesAndAtms.ts'
import type { components } from '../../openapi/types.gen.ts'
import { service } from '../pipeline/service.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'
import { sortedBy } from '../shared/sort.ts'

type Position = components['schemas']['Position']

/** Upper and lower case are the same, by the Turkish alphabet. */
const isSame = (one: string, other: string) => one.toLocaleLowerCase('tr') === other.toLocaleLowerCase('tr')
const isIn = (city: string | undefined) => (place: { city: string }) => city === undefined || isSame(place.city, city)

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180
const haversine = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2

/** Along the surface of the earth, in metres. */
function distanceOf(from: Position, to: Position): number {
  const chord =
    haversine(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * haversine(from.longitude, to.longitude)
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']

function isWithin(hours: readonly OpeningDay[], now: number): boolean {
  const today = dayOf(now)
  const open = hours.find(({ day }) => day === days[new Date(today).getUTCDay()])
  return open !== undefined && now >= timeAt(today, open.opens) && now < timeAt(today, open.closes)
}

/** Branches are closed on holidays, and in the afternoon of half days. */
function isHoliday(now: number): boolean {
  const today = dayOf(now)
  const holiday = holidaysOf(Number(today.slice(0, 4))).find(({ date }) => date === today)
  return holiday !== undefined && (!holiday.halfDay || now >= timeAt(today, '12:30'))
}

/** Branches and ATMs with whether they can be used at a moment. */
const pointsAt = (now: number) => [
  ...branches.map(({ branchCode: id, openingHours, ...place }) => ({
    type: 'BRANCH' as const,
    id,
    isOpen: isWithin(openingHours, now) && !isHoliday(now),
    ...place,
  })),
  ...atms.map(({ atmId: id, openingHours, status, ...place }) => ({
    type: 'ATM' as const,
    id,
    isOpen: status === 'IN_SERVICE' && isWithin(openingHours, now),
    ...place,
  })),
]

export const branchesAndAtmsServices = [
  service('branches-and-atms/branch-list', async ({ query }) => {
    const { city, service: offered } = query
    const found = branches
      .filter(isIn(city))
      .filter(({ services }) => offered === undefined || services.includes(offered))
    return listPage({ branches: found }, query)
  }),

  service('branches-and-atms/atm-list', async ({ query }) => {
    const { city, service: offered, status } = query
    const found = atms
      .filter(isIn(city))
      .filter(({ services }) => offered === undefined || services.includes(offered))
      .filter(matching({ status }))
    return listPage({ atms: found }, query)
  }),

  service('branches-and-atms/nearest-points', async ({ bank, query }) => {
    const { latitude, longitude, radius, type } = query
    const near = pointsAt(bank.clock.now())
      .filter(matching({ type }))
      .map(({ type: kind, id, name, city, district, address, position, isOpen }) => {
        const distance = distanceOf({ latitude, longitude }, position)
        return { type: kind, id, name, city, district, address, position, distance, isOpen }
      })
      .filter(({ distance }) => distance <= radius)
    const points = sortedBy(near, ({ distance }) => distance)
    return listPage({ points }, query, (point) => ({ ...point, distance: Math.round(point.distance) }))
  }),
]
