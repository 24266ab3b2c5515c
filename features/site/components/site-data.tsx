import { JsonLd } from '@/components/json-ld/json-ld'
import { call } from '@/lib/api/call'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { organization, webSite } from '@/lib/seo/structured-data'
import { socialMedia } from '../contract'
import { siteSettings } from '../queries'

/** Structured data of the portal: its organisation, and the site with its search. */
export async function SiteData({ locale }: { locale: Locale }) {
  const [site, social] = await Promise.all([siteSettings(), call(socialMedia)])
  const name = inLocale(site, 'name', locale)
  const email = inLocale(site, 'contact_email', locale)
  const sameAs = social.map((account) => inLocale(account, 'link', locale))
  return (
    <>
      <JsonLd data={organization({ name, email, sameAs })} />
      <JsonLd data={webSite(locale, name)} />
    </>
  )
}
