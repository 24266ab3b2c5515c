'use client'

import { Button } from '@/components/button/button'
import { Chip } from '@/components/chip/chip'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDays } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useTranslations } from 'next-intl'
import type { Holiday } from '../contract'
import styles from './holidays.module.css'

interface HolidayRowProps {
  holiday: Holiday
  mayWrite: boolean
  isBusy: boolean
  onConfirm: () => void
  onOpen: () => void
  onRemove: () => void
}

/** A holiday with its days, and what an admin can do with it. */
export function HolidayRow({ holiday, mayWrite, isBusy, ...on }: HolidayRowProps) {
  const t = useTranslations('admin.holidays')
  const locale = useInterfaceLocale()
  const { first_day, last_day, confirmed } = holiday
  const name = inLocale(holiday, 'name', locale)
  const year = first_day.slice(0, 4)
  const labelled = (text: string) => `${text}: ${isolated(name, locale)} ${year}`
  return (
    <div className={styles.row}>
      <p className={styles.name}>
        {name}
        <Text as="span" tone="soft" weight="normal">
          {formatDays(first_day, last_day, locale)}
        </Text>
      </p>
      {!confirmed && <Chip tone="warning">{t('unconfirmed')}</Chip>}
      {mayWrite && (
        <Row gap={1} className={styles.actions}>
          {!confirmed && (
            <Button
              variant="quiet"
              aria-label={labelled(t('confirm'))}
              aria-disabled={isBusy || undefined}
              onClick={on.onConfirm}
            >
              {t('confirm')}
            </Button>
          )}
          <Button variant="quiet" aria-label={labelled(t('edit'))} onClick={on.onOpen}>
            {t('edit')}
          </Button>
          <Button
            variant="quiet"
            aria-label={labelled(t('remove'))}
            aria-disabled={isBusy || undefined}
            onClick={on.onRemove}
          >
            {t('remove')}
          </Button>
        </Row>
      )}
    </div>
  )
}
