import { privateAreas } from '@/lib/routing/guards'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import type { MetadataRoute } from 'next'

export const dynamic = 'force-dynamic'

const closed = ['/api/', ...privateAreas.map((area) => `/${area}`), routes.search()]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['', '/ar'].flatMap((prefix) => closed.map((path) => prefix + path)),
    },
    sitemap: absoluteUrl('en', routes.sitemap()),
  }
}
