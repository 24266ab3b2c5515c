import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'

/** The languages of the portal with their address prefixes and texts. */
export const languages = [
  { locale: 'en', prefix: '', texts: english },
  { locale: 'ar', prefix: '/ar', texts: arabic },
] as const
