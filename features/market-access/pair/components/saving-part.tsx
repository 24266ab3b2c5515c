import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { Unconfirmed } from '../../components/unconfirmed'
import { isConfirmed, plainDecimal } from '../../rules'
import type { PairAnswer } from '../contract'
import { headlinePreference } from '../rules'
import { LazySavingField } from './lazy-saving-field'
import styles from './saving-part.module.css'

/** What the best agreement saves on a value, only where every line has one plain percentage. */
export function SavingPart({ locale, answer }: { locale: Locale; answer: PairAnswer }) {
  const t = useTranslations('marketAccess.pair.saving')
  const best = headlinePreference(answer)
  if (answer.saving_percent === null || !best) return null
  const percent = plainDecimal(answer.saving_percent)
  return (
    <div className={styles.saving} data-no-print>
      <Text as="h3" tone="title" step={1}>
        {t('title')}
      </Text>
      <LazySavingField
        locale={locale}
        percent={percent}
        texts={{ label: t('label'), hint: t('hint'), result: t.raw('result'), wrong: t('wrong') }}
      />
      <Note>
        {t('formula', { percent })} {isolated(inLocale(best.agreement, 'name', locale), locale)}{' '}
        {!isConfirmed(best.confidence) && <Unconfirmed />}
      </Note>
    </div>
  )
}
