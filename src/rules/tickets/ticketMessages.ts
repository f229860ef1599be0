import { fileMegabytes } from './ticketLimits.ts'

/** What the specification gives by its meaning only, in Turkish: shown with lang="tr" (001 sections 5 and 6). */
export const turkish = {
  allFields: 'Devam etmek için tüm alanlar doldurulmalıdır.',
  tooLarge: `${fileMegabytes} MB'den büyük dosyalar yüklenemez.`,
  notAuthorized: 'Destek talebi oluşturma yetkiniz bulunmamaktadır.',
} as const

const turkishTexts = new Set<string>(Object.values(turkish))

export const languageOf = (text: string): 'tr' | undefined => (turkishTexts.has(text) ? 'tr' : undefined)
