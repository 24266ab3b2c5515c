'use client'

import { TextButton } from '@/components/button/text-button'
import { Stack } from '@/components/layout/stack'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { PlanMarket, PlanProduct } from '../contract'
import styles from './plan-questions.module.css'

interface ChosenListProps {
  locale: Locale
  items: readonly { key: string; record: PlanMarket | Omit<PlanProduct, 'slug'>; mark?: string }[]
  onRemove: (key: string) => void
  texts: Record<'none' | 'remove', string>
}

/** What is chosen, each with a button that removes it. */
export function ChosenList({ locale, items, onRemove, texts }: ChosenListProps) {
  if (items.length === 0) return <p>{texts.none}</p>
  return (
    <Stack as="ul" gap={1}>
      {items.map(({ key, record, mark }) => (
        <li key={key} className={styles.item}>
          <span>
            {mark !== undefined && (
              <>
                <span data-ltr>{mark}</span>{' '}
              </>
            )}
            <Bilingual of={record} field="name" locale={locale} />
          </span>
          <TextButton
            aria-label={`${texts.remove}: ${inLocale(record, 'name', locale)}`}
            onClick={() => onRemove(key)}
          >
            {texts.remove}
          </TextButton>
        </li>
      ))}
    </Stack>
  )
}
