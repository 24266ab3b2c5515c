import { MemberBanner } from '@/components/banner/member-banner'
import { Skeleton } from '@/components/skeleton/skeleton'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useMessages, useTranslations } from 'next-intl'
import { ProfileExchange } from '../../exchange/components/profile-exchange'
import type { MyCompany } from '../contract'
import type { EditChoices } from '../queries'
import { EditFormOpener } from './edit-form-opener'
import styles from './company-edit-page.module.css'
import { useEditTexts } from './edit-texts'

interface CompanyEditPageProps extends EditChoices {
  locale: Locale
  /** The person who edits. */
  owner: number
  company: MyCompany
}

/** The page to edit one's own company (spec part 3 section 2). */
export function CompanyEditPage({ locale, owner, company, choices, names }: CompanyEditPageProps) {
  const t = useTranslations('companyEdit')
  const { companies, languages, layout } = useMessages()
  const to = (route: string) => localePath(locale, route)
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} />
      <div className={styles.page}>
        <h2 id="company-edit">
          <VisuallyHidden>{inLocale(company, 'company_registered_name', locale)}</VisuallyHidden>
        </h2>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        {company.verified !== null && (
          <div className={styles.exchange}>
            <ProfileExchange locale={locale} />
          </div>
        )}
        <EditFormOpener
          locale={locale}
          owner={owner}
          company={company}
          choices={choices}
          addresses={{ profile: to(routes.profile()), company: to(routes.myCompany()) }}
          preview={{ messages: { companies, languages, layout }, names }}
          texts={useEditTexts()}
          shape={<Skeleton shape="field" count={12} label={t('loading')} />}
        />
      </div>
    </>
  )
}
