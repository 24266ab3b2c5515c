import type { Country } from './country.ts'

export const jordan = {
  code: 'JO',
  numericCode: '400',
  name: { en: 'Jordan', ar: 'الأردن' },
  otherNames: [
    'Hashemite Kingdom of Jordan',
    'المملكة الأردنية الهاشمية',
    'Jordanian',
    'أردني',
    'أردنية',
  ],
  adjective: { en: 'Jordanian', feminine: 'الأردنية', people: 'الأردنيين' },
  arabicWords: 'الأردن أردني أردنية الأردني الأردنية الأردنيين',
  capital: { en: 'Amman', ar: 'عمّان' },
  currency: 'JOD',
  currencyName: 'Jordanian dinars',
  timeZone: 'Asia/Amman',
  // All year since 2022.
  aheadOfUtc: 3 * 3_600_000,
  languageTag: { en: 'en-US', ar: 'ar-JO' },
  callingCode: '962',
} as const satisfies Country
