'use client'

import { buttonClass } from '@/components/button/button'
import { reloadOnce } from '@/lib/cache/reload-once'
import { directionOf } from '@/lib/i18n/locale'
import { localePath, routes, splitLocale } from '@/lib/routing/routes'
import { GlobalStyle } from '@/lib/theme/global-style'
import { errors as arabic } from '@/messages/ar.json'
import { errors as english } from '@/messages/en.json'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import styles from './message-page.module.css'

const texts = { en: english, ar: arabic }

/**
 * A whole document for a failure of the layout (spec part 1 section 8); it needs no data. Load it
 * lazily: it contains the messages of both languages.
 */
export function LastErrorPage({ error }: { error: Error }) {
  const { locale } = splitLocale(usePathname())
  const { title, text, home } = texts[locale]
  useEffect(() => {
    reloadOnce(error)
  }, [error])
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body>
        <title>{title}</title>
        <GlobalStyle locale={locale} />
        <main className={styles.message} role="alert">
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <a
            href={localePath(locale, routes.home())}
            data-reload
            className={buttonClass('primary')}
          >
            {home}
          </a>
        </main>
      </body>
    </html>
  )
}
