import { expect, it } from 'vitest'
import { seededCustomers } from '../../../mocks/fixtures/testCustomers/testCustomers.ts'
import { answerOf } from '../../support/definitionAnswers.ts'

const { branches } = answerOf('branches-and-atms/branch-list', 'usual')
const { atms } = answerOf('branches-and-atms/atm-list', 'usual')

/** The distance of two points in metres (haversine, radius of the earth 6371 km). */
function distance(from: { latitude: number; longitude: number }, to: { latitude: number; longitude: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(chord)))
}

it('has the branches that keep the accounts of the test customers', () => {
  const kept = seededCustomers.flatMap(({ accounts }) =>
    accounts.map(({ branchCode, branchName }) => `${branchCode} ${branchName}`),
  )
  expect(branches.map(({ branchCode, name }) => `${branchCode} ${name}`)).toEqual([...new Set(kept)].sort())
})

it.each([
  ['usual', 1000],
  ['atms', 200],
] as const)('lists what is near a point with its distance, the nearest first: %s', (example, radius) => {
  const point = { latitude: 40.9905, longitude: 29.029 }
  const near = [
    ...branches.map(({ branchCode: id, ...branch }) => ({ type: 'BRANCH', id, ...branch })),
    ...atms.map(({ atmId: id, ...atm }) => ({ type: 'ATM', id, ...atm })),
  ]
    .map(({ type, id, name, city, district, address, position }) => ({
      type,
      id,
      name,
      city,
      district,
      address,
      position,
      distance: distance(point, position),
    }))
    .filter((each) => each.distance <= radius && (example === 'usual' || each.type === 'ATM'))
    .sort((a, b) => a.distance - b.distance)
  const { points } = answerOf('branches-and-atms/nearest-points', example)
  expect(points.map(({ isOpen: _, ...point }) => point)).toEqual(near)
})
