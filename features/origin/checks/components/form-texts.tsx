import type { ProblemCode } from '@/lib/api/problem'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'

type Texts = Messages['originCheck']

/** The texts of the questions, for the island that asks them. */
export interface CheckTexts extends Pick<
  Texts,
  'needed' | 'notFound' | 'failed' | 'loading' | 'none' | 'back' | 'otherLanguage'
> {
  form: Omit<Texts['form'], 'wait'> & {
    /** The minutes until the next try. */
    wait: CountForms
  }
  problems: Record<ProblemCode, string>
}

/** The texts of the questions. */
export function useCheckTexts(locale: Locale): CheckTexts {
  const t = useTranslations('originCheck')
  const form: Texts['form'] = t.raw('form')
  return {
    needed: t.raw('needed'),
    notFound: t.raw('notFound'),
    failed: t.raw('failed'),
    loading: t('loading'),
    none: t.raw('none'),
    back: t('back'),
    otherLanguage: t('otherLanguage'),
    form: { ...form, wait: countForms((count) => t('form.wait', { count }), locale) },
    problems: useProblemTexts(),
  }
}
