import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'

/** The languages of the portal: how their addresses begin, and what they say. */
export const languages = [
  { locale: 'en', prefix: '', texts: english },
  { locale: 'ar', prefix: '/ar', texts: arabic },
] as const
