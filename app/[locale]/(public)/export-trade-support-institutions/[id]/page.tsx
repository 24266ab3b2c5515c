import {
  InstitutionPage,
  institutionMetadata,
} from '@/features/institutions/components/institution-page'
import { institution, institutionNames } from '@/features/institutions/queries'
import { institutionsPageId } from '@/features/institutions/rules'
import { MissingPage, missingMetadata } from '@/features/pages/components/missing-page'
import { MovedPage } from '@/features/pages/components/moved-page'
import { menuEntries, pageAddresses } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath, routes } from '@/lib/i18n/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/export-trade-support-institutions/[id]'>

async function read({ params }: Props) {
  const { locale, id } = await params
  const number = idInSlug(decodeSegment(id))
  const found = number === null ? null : await institution(number)
  return { locale: localeOf(locale), found, isCanonical: id === String(number) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, found }, site] = await Promise.all([read(props), siteSettings()])
  if (!found) return missingMetadata()
  return institutionMetadata({
    locale,
    institution: found,
    siteName: inLocale(site, 'name', locale),
  })
}

export default async function Page(props: Props) {
  const { locale, found, isCanonical } = await read(props)
  if (!found) return <MissingPage locale={locale} entries={await menuEntries()} />
  if (!isCanonical) return <MovedPage href={localePath(locale, routes.institution(found.id))} />
  const [names, addressOf] = await Promise.all([institutionNames(), pageAddresses(locale)])
  const listPath = addressOf(institutionsPageId)
  return <InstitutionPage {...{ locale, names, listPath }} institution={found} />
}
