'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { searchLength } from '@/lib/api/list-state'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useId } from 'react'
import { enquiryStatuses } from '../../rules'
import type { EnquiryState } from '../search-params'
import styles from './enquiry-filters.module.css'
import { statusLooks } from './status-chip'

export interface FilterTexts extends Record<'search' | 'statuses' | 'filters' | 'apply', string> {
  status: Record<(typeof enquiryStatuses)[number]['name'], string>
}

interface EnquiryFiltersProps {
  id: string
  locale: Locale
  /** The action of the form without script. */
  action: string
  state: EnquiryState
  /** The text in the field before it becomes a filter. */
  typed: string | undefined
  /** The number of enquiries of each status, by its code. */
  counts: Readonly<Partial<Record<number, number>>>
  texts: FilterTexts
  onType: (text: string) => void
  onChoose: (statuses: readonly string[]) => void
  onSubmit: (text: string) => void
}

/** The search by status text, and the seven statuses as chips (spec part 3 section 2). */
export function EnquiryFilters(props: EnquiryFiltersProps) {
  const { locale, state, counts, texts, onType, onChoose, onSubmit } = props
  const id = useId()
  const { q, status: chosen } = state.filters
  return (
    <form
      id={props.id}
      action={props.action}
      role="search"
      aria-label={texts.filters}
      autoComplete="off"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(String(new FormData(event.currentTarget).get('q') ?? ''))
      }}
    >
      <div className={styles.search}>
        <label htmlFor={id}>{texts.search}</label>
        <div className={styles.box}>
          <Icon name="search" size={20} />
          <input
            id={id}
            type="search"
            name="q"
            dir="auto"
            maxLength={searchLength}
            enterKeyHint="search"
            value={props.typed ?? q[0] ?? ''}
            className={styles.control}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
      </div>
      <fieldset className={styles.statuses}>
        <legend>{texts.statuses}</legend>
        <div className={styles.chips}>
          {enquiryStatuses.map(({ iid, name }) => {
            const value = String(iid)
            const { tone, sign } = statusLooks[iid]
            return (
              <label key={iid} className={`${styles.chip} ${styles[tone]}`}>
                <input
                  type="checkbox"
                  name="status"
                  value={value}
                  checked={chosen.includes(value)}
                  className={styles.tick}
                  onChange={({ target }) =>
                    onChoose(
                      target.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
                    )
                  }
                />
                <Icon name={sign} size={16} />
                {texts.status[name]}{' '}
                <span className={styles.count}>{formatNumber(counts[iid] ?? 0, locale)}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <div className={styles.apply}>
        <Button type="submit">{texts.apply}</Button>
      </div>
    </form>
  )
}
