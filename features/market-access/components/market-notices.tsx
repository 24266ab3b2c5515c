import { Alert } from '@/components/alert/alert'
import { useTranslations } from 'next-intl'
import { NoticeTexts, type NoticesProps } from './notice-texts'

interface MarketNoticesProps extends NoticesProps {
  /** The market, where the page is about several. */
  name?: string
}

/** The notices of a market as a warning; nothing where there are none. */
export function MarketNotices({ locale, notices, name }: MarketNoticesProps) {
  const t = useTranslations('marketAccess.facts')
  if (notices.length === 0) return null
  return (
    <Alert tone="warning" word={t('warning')} title={name}>
      <NoticeTexts locale={locale} notices={notices} />
    </Alert>
  )
}
