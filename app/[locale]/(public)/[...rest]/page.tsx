import { ResolvedPage, resolvedMetadata } from '@/features/pages/components/resolved-page'
import { menuEntries, siteMapGroups } from '@/features/pages/queries'
import { resolveAddress } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/i18n/routes'

export const revalidate = 900

export function generateStaticParams() {
  return []
}

type Params = PageProps<'/[locale]/[...rest]'>['params']

async function resolve(params: Params) {
  const { locale: given, rest } = await params
  const path = `/${rest.map(decodeSegment).join('/')}`
  const [locale, entries] = [localeOf(given), await menuEntries()]
  return { locale, entries, resolution: resolveAddress(entries, path, locale) }
}

export async function generateMetadata({ params }: { params: Params }) {
  const [{ resolution, locale }, site] = await Promise.all([resolve(params), siteSettings()])
  return resolvedMetadata(resolution, locale, inLocale(site, 'name', locale))
}

export default async function Page({ params }: { params: Params }) {
  const [resolved, groups] = await Promise.all([resolve(params), siteMapGroups()])
  return <ResolvedPage {...resolved} groups={groups} />
}
