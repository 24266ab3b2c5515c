import { PageBanner } from '@/components/banner/page-banner'
import { Link } from '@/components/link/link'
import { WithoutScript } from '@/components/without-script/without-script'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useCheckTexts } from './form-texts'
import styles from './origin-check-page.module.css'
import { OriginQuestions } from './origin-questions'

interface OriginCheckPageProps {
  locale: Locale
  /** The page with all offices, without language prefix. */
  contactPath: string
}

/** Chooses the drawing of the banner. */
const seed = 19

/** The page of the origin check; its questions follow from the product and market of its address. */
export function OriginCheckPage({ locale, contactPath }: OriginCheckPageProps) {
  const t = useTranslations('originCheck')
  return (
    <>
      <PageBanner
        locale={locale}
        title={t('title')}
        lead={t('lead')}
        seed={seed}
        steps={[{ title: t('title') }]}
      />
      <div className={styles.page}>
        <p className={styles.disclaimer}>{t('disclaimer')}</p>
        <WithoutScript>
          <p>{t('noScript')}</p>
          <ul>
            <li>
              <Link href={localePath(locale, routes.markets())}>{t('needed.action')}</Link>
            </li>
            <li>
              <Link href={localePath(locale, contactPath)}>{t('result.ask')}</Link>
            </li>
          </ul>
        </WithoutScript>
        <div className={styles.questions}>
          <OriginQuestions locale={locale} texts={useCheckTexts(locale)} />
        </div>
      </div>
    </>
  )
}
