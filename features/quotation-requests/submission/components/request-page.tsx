import { PageBanner } from '@/components/banner/page-banner'
import { Link } from '@/components/link/link'
import type { SelectOption } from '@/components/form/select-field'
import { WithoutScript } from '@/components/without-script/without-script'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { captchaSiteKey } from '@/lib/settings/captcha'
import { useTranslations } from 'next-intl'
import type { RequestTarget } from '../../contract'
import { RequestOpener } from './request-opener'
import styles from './request-page.module.css'
import { useRequestTexts } from './request-texts'

interface RequestPageProps {
  locale: Locale
  target: RequestTarget
  /** The market from which the buyer comes: its ISO code, and its country in the list. */
  market: { code: string; country: number } | null
  countries: readonly SelectOption[]
}

/** Asks a company for a quotation, about one of its offers if the address names one. */
export function RequestPage({ locale, target, market, countries }: RequestPageProps) {
  const t = useTranslations('quotations')
  const { company, offer } = target
  const name = inLocale(company, 'name', locale)
  const subject = offer && inLocale(offer, 'name', locale)
  const record = offer ? routes.offer(offer.type, offer.id) : routes.company(company.id)
  const title = t('page.title')
  return (
    <>
      <PageBanner
        locale={locale}
        section="buyers"
        seed={company.id}
        title={title}
        lead={
          subject === null
            ? t('page.lead', { company: isolated(name, locale) })
            : t('page.leadOffer', {
                company: isolated(name, locale),
                offer: isolated(subject, locale),
              })
        }
        steps={[{ title: subject ?? name, href: localePath(locale, record) }, { title }]}
      />
      <div className={styles.page}>
        <ol className={styles.steps}>
          <li>{t('page.steps.confirm')}</li>
          <li>{t('page.steps.answer')}</li>
          <li>{t('page.steps.address')}</li>
        </ol>
        <WithoutScript>
          <p>{t('page.noScript')}</p>
          <p>
            <Link href={localePath(locale, record)}>{t('page.contacts')}</Link>
          </p>
        </WithoutScript>
        <div className={styles.island}>
          <RequestOpener
            key={locale}
            locale={locale}
            company={company.id}
            about={offer ? { [offer.type]: offer.id } : {}}
            market={market?.code}
            given={{
              ...(subject !== null && { subject }),
              ...(market && { country: String(market.country) }),
            }}
            siteKey={captchaSiteKey()}
            countries={countries}
            termsHref={localePath(locale, routes.terms())}
            texts={useRequestTexts(locale)}
            loading={t('page.loading')}
          />
        </div>
      </div>
    </>
  )
}
