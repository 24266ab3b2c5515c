import { bilingualPair } from '@/lib/bilingual/pair'

/** An entry of a code list, with what the database has of it. */
export const listed = (name: { en: string; ar: string }) => ({
  list: 'enquiry_types' as const,
  id: 1,
  sort: 1,
  extra: {},
  ...bilingualPair('name', name),
})
