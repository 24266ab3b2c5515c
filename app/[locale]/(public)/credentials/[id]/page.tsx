import {
  CredentialPage,
  credentialMetadata,
} from '@/features/credentials/components/credential-page'
import { credential } from '@/features/credentials/queries'
import { credentialsPageId } from '@/features/credentials/rules'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath } from '@/lib/routing/routes'

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
  if (!found) return notFoundMetadata()
  return credentialMetadata({ locale, ...found, siteName: inLocale(site, 'name', locale) })
}

export default async function Page(props: Props) {
  const { locale, found, isCanonical } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  if (!isCanonical) return <RedirectResponse href={localePath(locale, found.path)} />
  const listPath = await pagePath(credentialsPageId, locale)
  return <CredentialPage {...{ locale, found, listPath }} />
}
