import '@/app/api/api-server'
import { requestedLocale } from '@/features/back-office/queries'
import { siteSettings } from '@/features/site/queries'
import { HydrationEnd } from '@/components/hydration-end/hydration-end'
import { constantScript } from '@/lib/cache/constant-script'
import { documentAttributes } from '@/lib/i18n/document-attributes'
import { fontPreloads } from '@/lib/theme/fonts'
import { GlobalStyle } from '@/lib/theme/global-style'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
// What a part adds to its layout comes after the layout.
import '@/components/layout/look.module.css'
import '@/components/layout/row.module.css'
import '@/components/layout/stack.module.css'
import '../globals.css'
import '@/lib/theme/reduced-motion.css'

export const dynamic = 'force-dynamic'

export const metadata = { robots: { index: false, follow: false } }

const fontFile = { as: 'font', type: 'font/woff2', crossOrigin: '' } as const

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [locale, { palette }] = await Promise.all([requestedLocale(), siteSettings()])
  for (const file of fontPreloads[locale]) preload(file, fontFile)
  return (
    <html lang={locale} {...documentAttributes(locale)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: constantScript }} />
        <GlobalStyle locale={locale} palette={palette} />
      </head>
      <body>
        {children}
        <HydrationEnd />
      </body>
    </html>
  )
}
