'use client'

import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Part } from '@/components/layout/part'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import { mentions } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useState, type ReactNode } from 'react'
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
  /** The map between the search and the list; it gets the key of the group that is pointed at. */
  children: (lit: string | null) => ReactNode
}

/**
 * The countries of the map by their agreements: its key, and a searchable list of groups that open
 * in place; a search opens what it finds.
 */
export function CountryFinder({ locale, groups, texts, children }: CountryFinderProps) {
  const [text, setText] = useState('')
  const [lit, setLit] = useState<string | null>(null)
  const id = useId()
  const isSearched = text.trim() !== ''
  const found = groups.flatMap((group) => {
    const countries = group.countries.filter(({ name, title, code }) =>
      mentions([name, title, code], text),
    )
    return countries.length === 0 ? [] : [{ ...group, countries }]
  })
  const count = found.reduce((sum, { countries }) => sum + countries.length, 0)
  return (
    <div className={styles.parts}>
      <div className={styles.head}>
        <Text htmlFor={id} as="label" tone="title" weight="strong">
          {texts.label}
        </Text>
        <Note role="status" tone="faint">
          {count === 0 ? texts.none : countText(texts.count, count, locale)}
        </Note>
        <input
          id={id}
          type="search"
          autoComplete="off"
          className={styles.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Part shrinks className={styles.map}>
        {children(lit)}
      </Part>
      <ul className={styles.list} aria-label={texts.list}>
        {found.map((group) => (
          <li
            key={group.key}
            onPointerEnter={() => setLit(group.key)}
            onPointerLeave={() => setLit(null)}
            onFocus={() => setLit(group.key)}
            onBlur={() => setLit(null)}
          >
            <Group locale={locale} group={group} isOpen={isSearched} texts={texts} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface GroupProps {
  locale: Locale
  group: MapGroup
  isOpen: boolean
  texts: FinderTexts
}

function Group({ locale, group: { name, look, countries }, isOpen, texts }: GroupProps) {
  return (
    // A person may open it before the script of the page arrives.
    <Part open={isOpen} as="details" line="above" className={styles.group} suppressHydrationWarning>
      <summary className={styles.summary}>
        <LookSample look={look} />
        <h3 className={styles.agreement}>{name === '' ? texts.agreed : name}</h3>
        <Note as="span" tabular>
          <span aria-hidden="true">{countries.length}</span>
          <VisuallyHidden>{countText(texts.count, countries.length, locale)}</VisuallyHidden>
        </Note>
        <span className={styles.mark}>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <ul className={styles.countries}>
        {countries.map((country) => (
          <li key={country.id}>
            <Link href={country.href} look="bare" newTab={texts.tab} className={styles.country}>
              {country.name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
