'use client'

import { Chip } from '@/components/chip/chip'

import { nativeName } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ContentStatus } from '../contract'

/** What a record lacks in a language, and where a translation is older than the other text. */
export function TranslationMarks({
  of: { missing, older },
}: {
  of: Pick<ContentStatus, 'older'> & { missing?: ContentStatus['missing'] }
}) {
  const t = useTranslations('admin.content')
  return (
    <>
      {missing?.map((locale) => (
        <Chip key={`missing-${locale}`} tone="warning" icon="warning">
          {t('missingIn', { language: nativeName[locale] })}
        </Chip>
      ))}
      {older.map((locale) => (
        <Chip key={`older-${locale}`} tone="sand" icon="clock">
          {t('olderIn', { language: nativeName[locale] })}
        </Chip>
      ))}
    </>
  )
}
