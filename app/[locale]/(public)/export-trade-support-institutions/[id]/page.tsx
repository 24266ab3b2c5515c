import {
  InstitutionPage,
  institutionMetadata,
} from '@/features/institutions/components/institution-page'
import { institutionAt, institutionNames } from '@/features/institutions/queries'
import { institutionsPageId } from '@/features/institutions/rules'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { pageAddresses } from '@/features/pages/queries'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath, routes } from '@/lib/routing/routes'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/export-trade-support-institutions/[id]'>

async function read({ params }: Props) {
  const { locale, id } = await params
  const number = String(idInSlug(decodeSegment(id)))
  return { locale: localeOf(locale), found: await institutionAt(number), isOwn: id === number }
}

export async function generateMetadata(props: Props) {
  const [{ locale, found }, site] = await Promise.all([read(props), siteSettings()])
  const address = { locale, siteName: inLocale(site, 'name', locale) }
  return found ? institutionMetadata({ ...address, institution: found }) : notFoundMetadata()
}

export default async function Page(props: Props) {
  const { locale, found, isOwn } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  if (!isOwn) return <RedirectResponse href={localePath(locale, routes.institution(found.id))} />
  const [names, addressOf] = await Promise.all([institutionNames(), pageAddresses(locale)])
  const address = { locale, names, listPath: addressOf(institutionsPageId) }
  return <InstitutionPage {...address} institution={found} />
}
