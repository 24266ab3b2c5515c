import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { OwnIntroduction } from '../../introductions/contract'
import type { RequestLink } from '../../posting/queries'
import styles from './introduced-companies.module.css'
import { ShareButton } from './share-button'

interface IntroducedCompaniesProps {
  locale: Locale
  link: RequestLink
  introductions: readonly OwnIntroduction[]
}

/** The companies that officers introduced, each with the button that gives it the buyer's address. */
export function IntroducedCompanies({ locale, link, introductions }: IntroducedCompaniesProps) {
  const t = useTranslations('ownRequest')
  if (introductions.length === 0) return null
  const texts = {
    own: { share: t('offers.share'), text: t('offers.shareText') },
    sending: t('sending'),
    failed: t('failed'),
    errorWord: t('errorWord'),
    doneWord: t('doneWord'),
  }
  return (
    <section aria-labelledby="request-introduced" className={styles.part}>
      <h2 id="request-introduced" className={styles.title}>
        {t('introduced.title')}
      </h2>
      <p>{t('introduced.text')}</p>
      <ul className={styles.list}>
        {introductions.map(({ company, at, is_shared: isShared }) => (
          <li key={company.id} className={styles.row}>
            <Link href={localePath(locale, routes.company(company.id))}>
              <Bilingual of={company} field="name" locale={locale} />
            </Link>
            <span className={styles.note}>{formatDate(at, locale)}</span>
            {isShared ? (
              <p>{t('offers.shared')}</p>
            ) : (
              <ShareButton {...{ locale, link, company, texts }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
