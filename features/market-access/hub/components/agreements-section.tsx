import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { Fold } from '../../components/fold'
import { SourceMark } from '../../components/source-mark'
import { generalAgreement, nameInText } from '../../rules'
import type { MarketHub } from '../contract'
import styles from './agreements-section.module.css'

/** The agreements of the market: what each gives, since when, and those that ended. */
export function AgreementsSection({ locale, hub }: { locale: Locale; hub: MarketHub }) {
  const t = useTranslations('marketAccess')
  const { market, agreements, ended } = hub
  const own = agreements.filter(({ agreement }) => agreement.key !== generalAgreement)
  const page = agreements.find(({ agreement }) => agreement.country_agreement_id !== null)
  const name = nameInText(market, locale)
  const pageId = page?.agreement.country_agreement_id ?? null
  return (
    <Stack aria-labelledby="agreements" as="section" gap={3}>
      <SectionHeading
        id="agreements"
        action={
          pageId !== null && (
            <Link href={localePath(locale, routes.countryAgreement(pageId))}>
              {t('hub.agreementPage')}
            </Link>
          )
        }
      >
        {t('hub.sections.agreements')}
      </SectionHeading>
      {own.length === 0 && <p>{t('hub.noAgreements', { market: name })}</p>}
      <ul>
        {own.map((given) => (
          <li key={given.agreement.key} className={styles.agreement}>
            <Bilingual
              of={given.agreement}
              field="name"
              locale={locale}
              as="h3"
              className={styles.name}
            />
            <Stack gap={1} tone="soft" shrinks>
              <p>
                {given.agreement.since === null
                  ? t('facts.sinceUnknown')
                  : t('facts.since', { date: formatDate(given.agreement.since, locale) })}
              </p>
              <Bilingual of={given.agreement} field="date_note" locale={locale} as="p" />
              {inLocale(given, 'general_duty', locale) !== '' && (
                <p>
                  {t.rich('hub.generalDuty', {
                    duty: () => <Bilingual of={given} field="general_duty" locale={locale} />,
                  })}
                </p>
              )}
              <SourceMark mark={given} locale={locale} />
              {(inLocale(given, 'coverage', locale) || inLocale(given, 'note', locale)) && (
                <Fold id={`agreement-${given.agreement.key}`} title={t('facts.conditions')}>
                  <Bilingual of={given} field="coverage" locale={locale} as="p" />
                  <Bilingual of={given} field="note" locale={locale} as="p" />
                </Fold>
              )}
            </Stack>
          </li>
        ))}
        {ended.map((agreement) => (
          <li key={agreement.key} className={styles.agreement}>
            <Bilingual
              of={agreement}
              field="name"
              locale={locale}
              as="h3"
              className={styles.name}
            />
            <Stack as="p" gap={1} tone="soft" shrinks>
              {agreement.terminated === null
                ? t('facts.endedUndated')
                : t('facts.ended', { date: formatDate(agreement.terminated, locale) })}
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
