'use client'

import { Link } from '@/components/link/link'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import { mentions } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useState } from 'react'
import type { MapCountry } from '../rules'
import styles from './country-finder.module.css'

export interface FinderTexts {
  label: string
  list: string
  none: string
  count: CountForms
  tab: string
}

interface CountryFinderProps {
  locale: Locale
  countries: readonly MapCountry[]
  texts: FinderTexts
}

/** The countries of the map as a searchable list; without script as the whole list. */
export function CountryFinder({ locale, countries, texts }: CountryFinderProps) {
  const [text, setText] = useState('')
  const id = useId()
  const found = countries.filter(({ name, title, code }) => mentions([name, title, code], text))
  return (
    <div className={styles.finder}>
      <label htmlFor={id} className={styles.label}>
        {texts.label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className={styles.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {found.length === 0 ? texts.none : countText(texts.count, found.length, locale)}
      </p>
      <ul className={styles.list} aria-label={texts.list}>
        {found.map((country) => (
          <li key={country.id}>
            <Link href={country.href} look="bare" newTab={texts.tab} className={styles.country}>
              <span className={styles.name}>{country.name}</span>
              {country.title !== '' && <span className={styles.about}>{country.title}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
