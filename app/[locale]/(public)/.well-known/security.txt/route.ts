import '@/app/api/api-server'
import { contactPageId } from '@/features/offices/contract'
import { pageAddresses } from '@/features/pages/queries'
import { supportEmail } from '@/features/site/contract'
import { siteSettings } from '@/features/site/queries'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import { securityText } from '@/lib/seo/security-text'

export const dynamic = 'force-dynamic'

/** Whom to tell of a vulnerability: the support of the portal or its head office, and the contact page. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  if ((await params).locale !== 'en') return new Response(null, { status: 404 })
  const [site, addressOf] = await Promise.all([siteSettings(), pageAddresses('en')])
  const email = supportEmail(site, 'en')
  const text = securityText({
    contacts: [...(email === '' ? [] : [`mailto:${email}`]), siteUrl(addressOf(contactPageId))],
    canonical: absoluteUrl('en', routes.securityText()),
    now: new Date(),
  })
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(text, { headers })
}
