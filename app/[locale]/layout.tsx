import { constantScript } from '@/lib/cache/constant-script'
import { directionOf, isLocale } from '@/lib/i18n/locale'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import type { ReactNode } from 'react'

export function generateStaticParams() {
  return []
}

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale()
  if (!isLocale(locale)) notFound()
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: constantScript }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
