import { sureConfidences } from '@/lib/db/codes/markets'
import { Chip } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatMonth } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { OriginCheck } from '../contract'

interface RuleSourceProps {
  locale: Locale
  check: OriginCheck
}

/** Which rule of which agreement it was, where it is from and how sure it is. */
export function RuleSource({ locale, check }: RuleSourceProps) {
  const t = useTranslations('originCheck.result')
  const { agreement, rule, mark, basis } = check
  const { confidence, source, period, licence, attribution, checked_at, overdue } = mark
  const isConfirmed = sureConfidences.includes(confidence)
  const textOf = (field: 'scope_text' | 'note') =>
    rule && inLocale(rule, field, locale) !== '' ? (
      <Bilingual of={rule} field={field} locale={locale} />
    ) : null
  const inEnglish = (text: string) => text && <bdi lang="en">{text}</bdi>
  return (
    <Stack aria-labelledby="source" as="section" gap={4} bounded>
      <SectionHeading id="source">{t('basisTitle')}</SectionHeading>
      {(!isConfirmed || overdue) && (
        <Row as="p" gap={3}>
          {!isConfirmed && <Chip tone="warning">{t('unconfirmed')}</Chip>}
          {overdue && (
            <Chip tone="warning">
              {t('lastChecked', { month: formatMonth(checked_at, locale) })}
            </Chip>
          )}
        </Row>
      )}
      <DefinitionList
        facts={[
          {
            term: t('agreement'),
            value: <Bilingual of={agreement} field="name" locale={locale} />,
          },
          { term: t('rules'), value: t(`basis.${basis}`) },
          { term: t('scope'), value: textOf('scope_text') },
          { term: t('note'), value: textOf('note') },
          { term: t('source'), value: inEnglish(source) || t('noSource') },
          { term: t('period'), value: inEnglish(period) },
          { term: t('checked'), value: overdue ? null : formatDate(checked_at, locale) },
          { term: t('licence'), value: inEnglish(licence) },
          { term: t('attribution'), value: inEnglish(attribution) },
        ]}
      />
    </Stack>
  )
}
