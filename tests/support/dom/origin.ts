export const origin = 'http://localhost:4173'
