import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { OwnIntroduction } from '../contract'
import { AgreeButton } from './agree-button'
import styles from './enquiry-introductions.module.css'

interface EnquiryIntroductionsProps {
  locale: Locale
  enquiryId: number
  introductions: readonly OwnIntroduction[]
}

/** The companies that the person of an enquiry was introduced to; each is told who it is on request. */
export function EnquiryIntroductions(props: EnquiryIntroductionsProps) {
  const { locale, enquiryId, introductions } = props
  const t = useTranslations('enquiryIntroductions')
  if (introductions.length === 0) return null
  return (
    <section aria-labelledby="introduced" className={styles.part}>
      <SectionHeading id="introduced" lead={t('text')}>
        {t('title')}
      </SectionHeading>
      <ul className={styles.list}>
        {introductions.map(({ company, at, is_shared: isShared }) => (
          <li key={company.id} className={styles.row}>
            <Link href={localePath(locale, routes.company(company.id))}>
              <Bilingual of={company} field="name" locale={locale} />
            </Link>
            <span className={styles.note}>{formatDate(at, locale)}</span>
            {isShared ? (
              <p>{t('shared')}</p>
            ) : (
              <AgreeButton
                locale={locale}
                enquiryId={enquiryId}
                company={company}
                texts={{
                  share: t('share'),
                  text: t('shareText'),
                  sending: t('sending'),
                  failed: t('failed'),
                  errorWord: t('errorWord'),
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
