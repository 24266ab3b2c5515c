import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'
import type { FollowTexts } from './follow-form'

/** The texts of the form, for its island. */
export function useFollowTexts(): FollowTexts {
  const t = useTranslations()
  const { required, email, captcha, captcha_missing }: Messages['rules'] = t.raw('rules')
  const rules = { required, email, captcha, captcha_missing }
  return { ...t.raw('follows.form'), rules }
}
