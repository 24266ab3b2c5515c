import '@/app/api/api-server'
import { siteSettings } from '@/features/site/queries'
import { directionOf, isLocale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { inLocale } from '@/lib/bilingual/in-locale'
import { colors, colorsOf } from '@/lib/theme/tokens'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const site = await siteSettings()
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}.png`,
    sizes,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: inLocale(site, 'name', locale),
    description: inLocale(site, 'description', locale),
    lang: locale,
    dir: directionOf(locale),
    start_url: localePath(locale, routes.home()),
    display: 'browser',
    background_color: colors.paper,
    theme_color: colorsOf(site.palette ?? 'petrol').light['petrol-800'],
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
  }
  const headers = {
    'content-type': 'application/manifest+json',
    'cache-control': 'public, s-maxage=900',
  }
  return new Response(JSON.stringify(manifest), { headers })
}
