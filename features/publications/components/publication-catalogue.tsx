import { ForMembers } from '@/components/for-members/for-members'
import { useListTexts } from '@/components/list-view/list-texts'
import { useModalTexts } from '@/components/modal/modal-texts'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { PublicationNumbers } from '../contract'
import { CatalogueNumbers } from './catalogue-numbers'
import { CatalogueOpener } from './catalogue-opener'

interface PublicationCatalogueProps {
  locale: Locale
  /** The unprefixed address of the page, to which the login returns. */
  path: string
  supportEmail: string
  /** What visitors may know of the catalogue; null where it is not known. */
  numbers: PublicationNumbers | null
}

/**
 * The catalogue of publications for members, and for visitors its numbers and the warning (spec part
 * 1 section 2.7); the records are sent only to people who are logged in.
 */
export function PublicationCatalogue(props: PublicationCatalogueProps) {
  const { locale, path, supportEmail, numbers } = props
  const t = useTranslations('publications')
  const texts = { warning: t('warning'), forMembers: t('forMembers'), logIn: t('logIn') }
  return (
    <ForMembers
      locale={locale}
      path={path}
      texts={texts}
      title={numbers ? t('numbers.title') : t('title')}
      preview={numbers && <CatalogueNumbers locale={locale} numbers={numbers} />}
    >
      <CatalogueOpener
        locale={locale}
        path={localePath(locale, path)}
        supportEmail={supportEmail}
        texts={useCatalogueTexts(locale)}
      />
    </ForMembers>
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
      countryReport: t('countryReport'),
      globalReport: t('globalReport'),
      published: t('published'),
      country: t('market'),
      sectors: t('sectors'),
      download: t('download'),
      vipOnly: t('vipOnly'),
      inEnglish: t('inEnglish'),
      inArabic: t('inArabic'),
      languages: { en: t('languages.en'), ar: t('languages.ar') },
      pages: countForms((count) => t('pages', { count }), locale),
    },
    vip: useModalTexts().vip,
    loading: t('loading'),
  }
}
