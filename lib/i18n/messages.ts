/** All texts of the portal, by language, loaded on demand. */
export const messageBooks = {
  en: async () => (await import('../../messages/en')).english,
  ar: async () => (await import('../../messages/ar')).arabic,
} as const

/** All texts of the portal by their keys; both languages have the same keys. */
export type Messages = Awaited<ReturnType<(typeof messageBooks)['en']>>
