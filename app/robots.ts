import { settings } from '@/lib/settings/settings'
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
    sitemap: `${settings().SITE_URL}/sitemap.xml`,
  }
}
