'use client'

import { Link } from '@/components/link/link'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import { mentions } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useState } from 'react'
import type { MapGroup } from '../rules'
import styles from './country-finder.module.css'
import { LookSample } from './look-sample'

export interface FinderTexts {
  label: string
  list: string
  none: string
  /** The name of a group whose agreements the data do not name. */
  agreed: string
  count: CountForms
  tab: string
}

interface CountryFinderProps {
  locale: Locale
  groups: readonly MapGroup[]
  texts: FinderTexts
}

/**
 * The countries of the map by their agreements: its key, and a searchable list; without script the
 * whole list.
 */
export function CountryFinder({ locale, groups, texts }: CountryFinderProps) {
  const [text, setText] = useState('')
  const id = useId()
  const found = groups.flatMap((group) => {
    const countries = group.countries.filter(({ name, title, code }) =>
      mentions([name, title, code], text),
    )
    return countries.length === 0 ? [] : [{ ...group, countries }]
  })
  const count = found.reduce((sum, { countries }) => sum + countries.length, 0)
  return (
    <div className={styles.finder}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {texts.label}
        </label>
        <p role="status" className={styles.count}>
          {count === 0 ? texts.none : countText(texts.count, count, locale)}
        </p>
        <input
          id={id}
          type="search"
          autoComplete="off"
          className={styles.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ul className={styles.list} aria-label={texts.list}>
        {found.map(({ key, name, look, countries }) => (
          <li key={key} className={styles.group}>
            <h3 className={styles.agreement}>
              <LookSample look={look} />
              {name === '' ? texts.agreed : name}
            </h3>
            <ul className={styles.countries}>
              {countries.map((country) => (
                <li key={country.id}>
                  <Link
                    href={country.href}
                    look="bare"
                    newTab={texts.tab}
                    className={styles.country}
                  >
                    {country.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
