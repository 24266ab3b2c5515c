'use client'

import { directionOf, locales, type Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import './globals.css'

/** The layout itself failed, and with it every message file: both languages stand here. */
const texts: Record<Locale, { title: string; home: string }> = {
  en: { title: 'An error occurred', home: 'Go to the home page' },
  ar: { title: 'حدث خطأ', home: 'العودة إلى الصفحة الرئيسية' },
}

export default function GlobalError() {
  return (
    <html lang="en" dir="ltr">
      <body>
        <main>
          {locales.map((locale) => (
            <section key={locale} lang={locale} dir={directionOf(locale)}>
              <h1>{texts[locale].title}</h1>
              <p>
                <a href={localePath(locale, routes.home())}>{texts[locale].home}</a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
