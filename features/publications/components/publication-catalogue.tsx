import { ForMembers } from '@/components/for-members/for-members'
import { useListTexts } from '@/components/list-view/list-texts'
import { useModalTexts } from '@/components/modal/modal-texts'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { CatalogueOpener } from './catalogue-opener'

interface PublicationCatalogueProps {
  locale: Locale
  /** The unprefixed address of the page, to which the login returns. */
  path: string
  supportEmail: string
}

/**
 * The catalogue of publications for members, and the warning for visitors (spec part 1 section
 * 2.7); the records are sent only to people who are logged in.
 */
export function PublicationCatalogue({ locale, path, supportEmail }: PublicationCatalogueProps) {
  const t = useTranslations('publications')
  const texts = { warning: t('warning'), forMembers: t('forMembers'), logIn: t('logIn') }
  return (
    <ForMembers {...{ locale, path, texts }} title={t('title')}>
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
