'use client'

import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useMessages } from 'next-intl'
import { entryTexts } from '../rules'

/** The words for audit entries in the language of the back office. */
export function useEntryTexts() {
  return entryTexts(useMessages(), useInterfaceLocale())
}
