import { Part } from '@/components/layout/part'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import type { WordedRule } from '@/features/origin/contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { hasLocale, inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { Fold } from '../../components/fold'
import styles from './origin-rules.module.css'

/** The rules of a list for a product: one, or several of which the person chooses by their scope. */
export function OriginRules({ locale, rules }: { locale: Locale; rules: readonly WordedRule[] }) {
  const t = useTranslations('marketAccess.pair.origin')
  const [only] = rules
  if (!only) return null
  if (rules.length === 1) {
    return (
      <Stack gap={2} tone="ink">
        <Text as="h4" step={0}>
          <Scope locale={locale} rule={only} />
        </Text>
        <Alternatives locale={locale} rule={only} />
      </Stack>
    )
  }
  return (
    <div>
      <p>{t('several')}</p>
      {rules.map((rule) => (
        <Fold key={rule.number} title={<Scope locale={locale} rule={rule} />}>
          <Stack gap={2} tone="ink">
            <Alternatives locale={locale} rule={rule} />
          </Stack>
        </Fold>
      ))}
    </div>
  )
}

interface RuleProps {
  locale: Locale
  rule: WordedRule
}

function Scope({ locale, rule }: RuleProps) {
  const t = useTranslations('marketAccess.pair.origin')
  const chapter = /^(?:ex )?Chapter (\d+)$/.exec(rule.list_heading)?.[1]
  const [from, to] = rule.list_heading.replace(/^ex /, '').split(' to ')
  const place =
    chapter !== undefined
      ? t('place.chapter', { code: chapter })
      : to !== undefined && from !== undefined
        ? t('place.headings', { from, to })
        : t('place.heading', { code: from ?? '' })
  if (rule.scope === 'named' && inLocale(rule, 'scope_text', locale) !== '') {
    const isForeign = !hasLocale(rule, 'scope_text', locale)
    return (
      <>
        <Bilingual of={rule} field="scope_text" locale={locale} />
        {isForeign && ` ${t('otherLanguage')}`}
      </>
    )
  }
  return t(rule.scope === 'other' ? 'other' : 'whole', { place })
}

function Alternatives({ locale, rule }: RuleProps) {
  const t = useTranslations('marketAccess.pair.origin')
  return (
    <>
      <p>{t(rule.alternatives.length > 1 ? 'alternatives' : 'one')}</p>
      <Part as="ol" inset={2}>
        {rule.alternatives.map(({ conditions }, index) => (
          <li key={index}>
            {index > 0 && <p className={styles.or}>{t('or')}</p>}
            <ul className={styles.conditions}>
              {conditions.map((condition) => (
                <li key={inLocale(condition, 'text', 'en')}>
                  <Bilingual of={condition} field="text" locale={locale} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Part>
      <Bilingual of={rule} field="note" locale={locale} as="p" className={styles.note} />
    </>
  )
}
