import { useTranslations } from 'next-intl'

/** The texts of a pagination; `page` and `current` are raw messages with numbers in them. */
export type PageTexts = Record<'label' | 'previous' | 'next' | 'page' | 'current', string>

/** The texts of a pagination in the language of the page. */
export function usePageTexts(): PageTexts {
  const t = useTranslations('pagination')
  return {
    label: t('label'),
    previous: t('previous'),
    next: t('next'),
    page: t.raw('page'),
    current: t.raw('current'),
  }
}
