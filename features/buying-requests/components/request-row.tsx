'use client'

import { Chip } from '@/components/chip/chip'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { TradeUnit } from '@/lib/db/codes/trade-terms'
import { countText, fillText, type CountForms } from '@/lib/i18n/count-forms'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { BuyingRequest } from '../contract'
import styles from './request-row.module.css'

export interface RequestRowTexts {
  until: string
  hs: string
  to: string
  sample: string
  /** An amount in each unit. */
  amounts: Record<TradeUnit, CountForms>
}

interface RequestRowProps {
  locale: Locale
  request: BuyingRequest
  texts: RequestRowTexts
}

/** A request in a list: what is wanted, how much, where to and until when. */
export function RequestRow({ locale, request, texts }: RequestRowProps) {
  const { quantity, unit, market, hs_code, deadline } = request
  return (
    <article className={styles.row}>
      <Text as="h3" step={0} breaks>
        <Link href={localePath(locale, routes.buyingRequest(request.id))} look="bare" covers>
          <Bilingual of={request} field="product" locale={locale} />
        </Link>
        {request.sample && (
          <>
            {' '}
            <Chip tone="sand">{texts.sample}</Chip>
          </>
        )}
      </Text>
      <Text tone="link" weight="heading" tabular className={styles.amount}>
        {countText(texts.amounts[unit], quantity, locale)}
      </Text>
      <Note className={styles.fact}>
        {fillText(texts.to, { market: inLocale(market, 'name', locale) }, locale)}
        {' · '}
        {fillText(texts.hs, { code: hs_code }, locale)}
      </Note>
      <Note className={styles.fact}>
        {fillText(texts.until, { date: formatDate(deadline, locale) }, locale)}
      </Note>
    </article>
  )
}
