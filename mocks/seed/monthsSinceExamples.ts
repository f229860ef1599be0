/** How many months the day of seeding lies after the month of the documented balances: dates of loans move with it. */
export const monthsSinceExamples = (seededOn: string): number =>
  (Number(seededOn.slice(0, 4)) - 2026) * 12 + Number(seededOn.slice(5, 7)) - 3
