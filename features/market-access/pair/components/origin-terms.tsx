import { DefinitionList } from '@/components/definition-list/definition-list'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { Fold } from '../../components/fold'
import { SourceMark } from '../../components/source-mark'
import type { OriginOfPair } from '../contract'
import { percentText } from '../rules'
import { OriginRules } from './origin-rules'
import styles from './origin-terms.module.css'
import { ProofList } from './proof-list'

/** Rule, tolerance, cumulation, transport, drawback and proofs under one agreement. */
export function OriginTerms({ locale, origin }: { locale: Locale; origin: OriginOfPair }) {
  const t = useTranslations('marketAccess.pair.origin')
  const { agreement_key, basis, general, tolerance_percent, textile_notes, legal_source, proofs } =
    origin
  const hasText = (field: 'cumulation' | 'transport' | 'drawback' | 'special_rules') =>
    inLocale(origin, field, locale) !== ''
  const text = (field: Parameters<typeof hasText>[0]) =>
    hasText(field) ? <Bilingual of={origin} field={field} locale={locale} as="p" /> : t('notOnFile')
  const note = <Bilingual of={origin} field="tolerance_note" locale={locale} as="p" />
  const tolerance = textile_notes ? (
    <p>{t('toleranceTextiles')}</p>
  ) : tolerance_percent === null ? (
    t('notOnFile')
  ) : (
    <>
      <p>{t('toleranceText', { percent: percentText(tolerance_percent) })}</p>
      {note}
    </>
  )
  const facts = [
    { term: t('tolerance'), value: tolerance },
    { term: t('cumulation'), value: text('cumulation') },
    { term: t('transport'), value: text('transport') },
    { term: t('drawback'), value: text('drawback') },
    ...(hasText('special_rules') ? [{ term: t('special'), value: text('special_rules') }] : []),
    { term: t('legal'), value: legal_source === '' ? t('notOnFile') : <bdi>{legal_source}</bdi> },
  ]
  return (
    <Stack gap={4}>
      <Text tone="ink" weight="heading">
        {t(`basis.${basis}`)}
      </Text>
      <SourceMark mark={origin.mark} locale={locale} />
      <OriginRules locale={locale} rules={origin.rules} />
      {general.length > 0 && (
        <div>
          <p>{t('generalOne')}</p>
          <ul className={styles.criteria}>
            {general.map((criterion) => (
              <li key={inLocale(criterion, 'text', 'en')}>
                <Bilingual of={criterion} field="text" locale={locale} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {origin.rules.length === 0 && general.length === 0 && <p>{t('noRule')}</p>}
      <div>
        <Fold id={`terms-${agreement_key}`} level={4} title={t('terms')}>
          <DefinitionList facts={facts} />
        </Fold>
        {proofs.length > 0 && (
          <Fold id={`proofs-${agreement_key}`} level={4} title={t('proofs')}>
            <ProofList locale={locale} proofs={proofs} />
          </Fold>
        )}
      </div>
    </Stack>
  )
}
