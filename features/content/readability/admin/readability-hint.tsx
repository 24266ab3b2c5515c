'use client'

import { Row } from '@/components/layout/row'
import { firstWords } from '@/lib/i18n/first-words'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { longest, readabilityOf } from '../rules'

const excerptLength = 60

/** How a text of a language reads: how many of its sentences and paragraphs are long. */
export function ReadabilityHint({ text, language }: { text: string; language: Locale }) {
  const t = useTranslations('admin.upkeep.readability')
  const locale = useInterfaceLocale()
  const found = readabilityOf(useDeferredValue(text), language)
  if (!found) return null
  const { longSentences, longParagraphs, longestSentence } = found
  const limit = (most: number) => ({ limit: formatNumber(most, locale) })
  return (
    <Row as="p" gap={3} lineGap={0} tone="soft" step={-1}>
      {longSentences === 0 && longParagraphs === 0 && t('good')}
      {longSentences > 0 && (
        <span>{t('sentences', { count: longSentences, ...limit(longest.sentence) })}</span>
      )}
      {longParagraphs > 0 && (
        <span>{t('paragraphs', { count: longParagraphs, ...limit(longest.paragraph) })}</span>
      )}
      {longestSentence !== null && (
        <span>
          {t.rich('longest', {
            text: () => <bdi lang={language}>{firstWords(longestSentence, excerptLength)}</bdi>,
          })}
        </span>
      )}
    </Row>
  )
}
