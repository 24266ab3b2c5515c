import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { MarketNotice } from '../contract'
import styles from './notice-texts.module.css'
import { SourceName } from './source-name'

export interface NoticesProps {
  locale: Locale
  notices: readonly MarketNotice[]
}

/** What holds for goods of the country in a market and no answer has checked yet, each with its source. */
export function NoticeTexts({ locale, notices }: NoticesProps) {
  const t = useTranslations('marketAccess')
  return notices.map((notice) => (
    <Stack key={notice.source_url} gap={1}>
      <Bilingual of={notice} field="text" locale={locale} as="p" className={styles.text} />
      <Text step={-1}>
        {t.rich('facts.source', {
          source: () =>
            notice.source_url === '' ? (
              <SourceName source={notice.source} locale={locale} />
            ) : (
              <Link href={notice.source_url} newTab={t('card.newTab')}>
                <SourceName source={notice.source} locale={locale} />
              </Link>
            ),
        })}{' '}
        {t('facts.noticeChecked', { date: formatDate(notice.checked_at, locale) })}
      </Text>
    </Stack>
  ))
}
