'use client'

import { directionOf, nativeName, otherLocale, type Locale } from '@/lib/i18n/locale'
import { rememberLocale } from '@/lib/i18n/remember-locale'
import { localePath, routes, splitLocale } from '@/lib/routing/routes'
import { useState } from 'react'
import styles from './language-switch.module.css'

/**
 * The link to the other language. Its address comes from the alternate link in the page's head (slug
 * and record included), read when the link gets the pointer or the focus. It loads a new document,
 * since language and direction change.
 */
export function LanguageSwitch({
  locale,
  label,
  place = 'header',
}: {
  locale: Locale
  label: string
  place?: 'header' | 'footer'
}) {
  const other = otherLocale(locale)
  const [href, setHref] = useState(localePath(other, routes.home()))
  const aim = () => setHref(counterpart(other))
  return (
    <a
      href={href}
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      data-reload
      data-with-script
      className={`${styles.switch} ${styles[place]}`}
      aria-label={`${nativeName[other]} (${label})`}
      onPointerEnter={aim}
      onFocus={aim}
      onTouchStart={aim}
      onClick={(event) => {
        rememberLocale(other)
        event.currentTarget.href = counterpart(other)
      }}
    >
      <span className={styles.long}>{nativeName[other]}</span>
      <span className={styles.short}>{other === 'ar' ? 'ع' : 'EN'}</span>
    </a>
  )
}

/** The address of this page in the other language: from its head, else the same path. */
function counterpart(locale: Locale): string {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${locale}"]`,
  )
  const { pathname, search, hash } = window.location
  const path = link
    ? new URL(link.href, window.location.href).pathname
    : localePath(locale, splitLocale(pathname).path)
  return `${path}${search}${hash}`
}
