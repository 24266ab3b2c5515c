import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { SourceMark } from '../../components/source-mark'
import { isAllUnconfirmed, UnconfirmedList } from '../../components/unconfirmed-list'
import type { OriginOfPair } from '../contract'
import styles from './proof-list.module.css'

interface ProofListProps {
  locale: Locale
  proofs: OriginOfPair['proofs']
}

/** The proofs of origin of an agreement: who issues them in the country, up to which value, how long. */
export function ProofList({ locale, proofs }: ProofListProps) {
  const t = useTranslations('marketAccess.pair.origin')
  const isForAll = isAllUnconfirmed(proofs)
  return (
    <div>
      {isForAll && <UnconfirmedList />}
      <ul>
        {proofs.map((given) => (
          <li key={given.code} className={styles.item}>
            <Bilingual of={given} field="name" locale={locale} as="p" className={styles.name} />
            {inLocale(given, 'issuer', locale) !== '' && (
              <p>
                {t('issuer')}: <Bilingual of={given} field="issuer" locale={locale} />
              </p>
            )}
            {inLocale(given, 'threshold', locale) !== '' && (
              <p>
                {t('threshold')}: <Bilingual of={given} field="threshold" locale={locale} />
              </p>
            )}
            {given.valid_months !== null && <p>{t('valid', { count: given.valid_months })}</p>}
            {given.keep_years !== null && <p>{t('keep', { count: given.keep_years })}</p>}
            <SourceMark mark={given} locale={locale} withoutRemark={isForAll} />
          </li>
        ))}
      </ul>
    </div>
  )
}
