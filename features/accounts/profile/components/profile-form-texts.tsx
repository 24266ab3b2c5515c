import { useUploadTexts, type UploadTexts } from '@/components/form/upload-texts'
import { useModalTexts, type ModalTexts } from '@/components/modal/modal-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleKey } from '@/lib/api/rule-sentences'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'

/** Texts of the profile form. */
export interface ProfileFormTexts {
  labels: Record<'name' | 'last_name' | 'avatar_img', string>
  help: string
  now: string
  submit: string
  cancel: string
  draft: Record<'note' | 'restored' | 'saved', string>
  sending: Record<'title' | 'text' | 'cancel' | 'percent', string>
  success: Record<'title' | 'text', string>
  upload: UploadTexts
  rules: Record<RuleKey, string>
  problems: Record<ProblemCode, string>
  modals: Pick<ModalTexts, 'error' | 'requiredFields'>
}

/** The texts of the form, for its client component. */
export function useProfileFormTexts(): ProfileFormTexts {
  const t = useTranslations('editProfile')
  const all = useTranslations()
  const { error, requiredFields } = useModalTexts()
  return {
    labels: t.raw('labels'),
    help: t('help'),
    now: t('now'),
    submit: t('submit'),
    cancel: t('cancel'),
    draft: t.raw('draft'),
    sending: t.raw('sending'),
    success: t.raw('success'),
    upload: useUploadTexts(),
    rules: all.raw('rules'),
    problems: useProblemTexts(),
    modals: { error, requiredFields },
  }
}
