/** All texts of the portal, by language, loaded where they are asked for. */
export const messageBooks = {
  en: () => import('../../messages/en'),
  ar: () => import('../../messages/ar'),
} as const
