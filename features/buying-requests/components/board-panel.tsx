import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { hasBoard } from '../queries'
import styles from './board-panel.module.css'

/** The way to the board and to its form, on pages for buyers; nothing where there is no board. */
export function BoardPanel({ locale }: { locale: Locale }) {
  const t = useTranslations('buyingRequests')
  if (!hasBoard()) return null
  return (
    <section aria-labelledby="request-board" className={styles.panel} data-no-print>
      <SectionHeading id="request-board" lead={t('empty.text')}>
        {t('title')}
      </SectionHeading>
      <Row as="p" gap={3}>
        <ButtonLink href={localePath(locale, routes.newBuyingRequest())}>{t('post')}</ButtonLink>
        <ButtonLink href={localePath(locale, routes.buyingRequests())} variant="secondary">
          {t('listTitle')}
        </ButtonLink>
      </Row>
    </section>
  )
}
