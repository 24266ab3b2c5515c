import { routes } from '@/lib/i18n/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import type { MetadataRoute } from 'next'

export const dynamic = 'force-dynamic'

const personal = [
  '/api/',
  '/admin',
  '/auth/',
  '/profile',
  '/edit-profile',
  '/add-',
  '/my-',
  '/search',
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['', '/ar'].flatMap((prefix) => personal.map((path) => prefix + path)),
    },
    sitemap: absoluteUrl('en', routes.sitemap()),
  }
}
