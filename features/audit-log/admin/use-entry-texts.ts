'use client'

import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { entryTexts } from '../entry-texts'

/** The words for audit entries in the language of the back office. */
export function useEntryTexts() {
  const t = useTranslations('admin')
  return entryTexts(t, useInterfaceLocale())
}
