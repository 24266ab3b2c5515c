import { Chip } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { OriginCheck } from '../contract'
import styles from './result-page.module.css'

interface RuleSourceProps {
  locale: Locale
  check: OriginCheck
}

/** Which rule of which agreement it was, where it is from and how sure it is. */
export function RuleSource({ locale, check }: RuleSourceProps) {
  const t = useTranslations('originCheck.result')
  const { agreement, rule, mark, basis } = check
  const isConfirmed = mark.confidence === 'sourced' || mark.confidence === 'confirmed'
  return (
    <section aria-labelledby="source" className={styles.part}>
      <SectionHeading id="source">{t('agreement')}</SectionHeading>
      <DefinitionList
        facts={[
          {
            term: t('agreement'),
            value: <Bilingual of={agreement} field="name" locale={locale} />,
          },
          {
            term: t('scope'),
            value: rule && inLocale(rule, 'scope_text', locale) !== '' && (
              <Bilingual of={rule} field="scope_text" locale={locale} />
            ),
          },
        ].filter(({ value }) => value !== null && value !== false)}
      />
      <p>{t(`basis.${basis}`)}</p>
      <p className={styles.note}>
        {!isConfirmed && <Chip tone="warning">{t('unconfirmed')}</Chip>}{' '}
        {mark.source === '' ? t('noSource') : t('source', { source: mark.source })}
        {' · '}
        {t('checked', { date: formatDate(mark.checked_at, locale) })}
      </p>
    </section>
  )
}
