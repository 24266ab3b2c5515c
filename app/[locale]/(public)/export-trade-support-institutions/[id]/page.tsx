import {
  InstitutionPage,
  institutionMetadata,
} from '@/features/institutions/components/institution-page'
import { institutionAt, institutionNames } from '@/features/institutions/queries'
import { institutionsPageId } from '@/features/institutions/rules'
import { MissingPage, missingMetadata } from '@/features/pages/components/missing-page'
import { menuEntries, pageAddresses } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/export-trade-support-institutions/[id]'>

async function read({ params }: Props) {
  const { locale, id } = await params
  return { locale: localeOf(locale), found: await institutionAt(id) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, found }, site] = await Promise.all([read(props), siteSettings()])
  const place = { locale, siteName: inLocale(site, 'name', locale) }
  return found ? institutionMetadata({ ...place, institution: found }) : missingMetadata()
}

export default async function Page(props: Props) {
  const { locale, found } = await read(props)
  if (!found) return <MissingPage locale={locale} entries={await menuEntries()} />
  const [names, addressOf] = await Promise.all([institutionNames(), pageAddresses(locale)])
  const listPath = addressOf(institutionsPageId)
  return <InstitutionPage {...{ locale, names, listPath }} institution={found} />
}
