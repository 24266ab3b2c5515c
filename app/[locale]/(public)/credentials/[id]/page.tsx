import {
  CredentialPage,
  credentialMetadata,
} from '@/features/credentials/components/credential-page'
import { credential } from '@/features/credentials/queries'
import { credentialsPageId } from '@/features/credentials/rules'
import { MissingPage, missingMetadata } from '@/features/pages/components/missing-page'
import { MovedPage } from '@/features/pages/components/moved-page'
import { menuEntries, pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath } from '@/lib/i18n/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/credentials/[id]'>

async function read({ params }: Props) {
  const { locale, id } = await params
  const number = idInSlug(decodeSegment(id))
  const found = number === null ? null : await credential(number)
  return { locale: localeOf(locale), found, isCanonical: id === String(number) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, found }, site] = await Promise.all([read(props), siteSettings()])
  if (!found) return missingMetadata()
  return credentialMetadata({ locale, ...found, siteName: inLocale(site, 'name', locale) })
}

export default async function Page(props: Props) {
  const { locale, found, isCanonical } = await read(props)
  if (!found) return <MissingPage locale={locale} entries={await menuEntries()} />
  if (!isCanonical) return <MovedPage href={localePath(locale, found.path)} />
  const listPath = await pagePath(credentialsPageId, locale)
  return <CredentialPage {...{ locale, found, listPath }} />
}
