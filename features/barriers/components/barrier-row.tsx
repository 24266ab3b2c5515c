'use client'

import { Chip } from '@/components/chip/chip'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { BarrierStatus, MeasureKind } from '@/lib/db/codes/barriers'
import { countText, fillText, type CountForms } from '@/lib/i18n/count-forms'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { Barrier } from '../contract'
import styles from './barrier-row.module.css'

export interface BarrierRowTexts {
  hs: string
  allProducts: string
  sample: string
  companies: CountForms
  status: Record<BarrierStatus, string>
  measure: Record<MeasureKind, string>
}

interface BarrierRowProps {
  locale: Locale
  barrier: Barrier
  texts: BarrierRowTexts
}

/** A barrier in a list: what it is, where, for what, and how far the work on it is. */
export function BarrierRow({ locale, barrier, texts }: BarrierRowProps) {
  const { id, status, measure, market, hs_code: code, updated_at } = barrier
  const { companies, sample } = barrier
  return (
    <article className={styles.row}>
      <Text as="h3" step={0} breaks>
        <Link href={localePath(locale, routes.barrier(id))} look="bare" covers>
          <Bilingual of={barrier} field="title" locale={locale} />
        </Link>{' '}
        <Chip tone={status === 'resolved' ? 'success' : 'neutral'}>{texts.status[status]}</Chip>
        {sample && (
          <>
            {' '}
            <Chip tone="sand">{texts.sample}</Chip>
          </>
        )}
      </Text>
      <Note>
        {inLocale(market, 'name', locale)}
        {' · '}
        {code === null ? texts.allProducts : fillText(texts.hs, { code }, locale)}
        {' · '}
        {texts.measure[measure]}
      </Note>
      <Note>
        {companies !== null && <>{countText(texts.companies, companies, locale)} · </>}
        <time dateTime={updated_at}>{formatDate(updated_at, locale)}</time>
      </Note>
    </article>
  )
}
