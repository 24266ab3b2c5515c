import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { useListTexts } from '@/components/list-view/list-texts'
import { useModalTexts } from '@/components/modal/modal-texts'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { CatalogueOpener } from './catalogue-opener'
import styles from './publication-catalogue.module.css'

interface PublicationCatalogueProps {
  locale: Locale
  /** The unprefixed address of the page, to which the login returns. */
  path: string
  supportEmail: string
}

/**
 * The catalogue of publications for members, and the warning for visitors (spec part 1 section
 * 2.7). Both are in the cached page; which one shows is decided before the first paint by
 * `data-signed-in` on the document, and the records are sent only to people who are logged in.
 */
export function PublicationCatalogue({ locale, path, supportEmail }: PublicationCatalogueProps) {
  const t = useTranslations('publications')
  const alerts = useTranslations('alerts')
  const own = localePath(locale, path)
  return (
    <>
      <section className={styles.visitor} aria-labelledby="publications-for-members">
        <h2 id="publications-for-members" className={styles.title}>
          {t('title')}
        </h2>
        <Alert
          tone="warning"
          word={t('warning')}
          title={alerts('login_to_see_data')}
          action={
            <ButtonLink href={localePath(locale, routes.login(own))}>{t('logIn')}</ButtonLink>
          }
        >
          {t('forMembers')}
        </Alert>
      </section>
      <div className={styles.member}>
        <CatalogueOpener
          locale={locale}
          path={own}
          supportEmail={supportEmail}
          texts={useCatalogueTexts(locale)}
        />
      </div>
    </>
  )
}

function useCatalogueTexts(locale: Locale) {
  const t = useTranslations('publications')
  const records = {
    title: t('title'),
    count: countForms((count) => t('count', { count }), locale),
  }
  return {
    list: { ...useListTexts(), apply: t('searchNow'), clearAll: t('clear'), records },
    filters: {
      search: t('search'),
      searchHint: t('searchHint'),
      country: t('country'),
      industry: t('industry'),
      year: t('year'),
    },
    card: {
      published: t('published'),
      country: t('market'),
      sectors: t('sectors'),
      download: t('download'),
      vipOnly: t('vipOnly'),
      inEnglish: t('inEnglish'),
      inArabic: t('inArabic'),
    },
    vip: useModalTexts().vip,
    loading: t('loading'),
  }
}
