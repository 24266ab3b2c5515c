'use client'

import controls from '@/components/control/control.module.css'
import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Note } from '@/components/layout/note'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useId, useRef, useState } from 'react'
import { hsCodeError, rowsUnder } from '../rules'
import styles from './placeholder-table.module.css'

/** The texts of the table. */
export interface PlaceholderTexts extends Record<
  'caption' | 'hsCode' | 'hint' | 'product' | 'year' | 'exports' | 'imports' | 'empty',
  string
> {
  /** Names of products by their keys. */
  products: Readonly<Record<string, string>>
  count: CountForms
  /** The placeholder of the field. */
  example: string
  /** 'Max 6 characters' */
  tooLong: string
}

/** The static figures of the data centre, filtered by the prefix of an HS code. */
export function PlaceholderTable({ locale, texts }: { locale: Locale; texts: PlaceholderTexts }) {
  const [code, setCode] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const take = ({ value }: { value: string }) => setCode(value.replace(/[^0-9]/g, ''))
  useEarlyChange(() => field.current, take)
  const error = hsCodeError(code) === null ? null : texts.tooLong
  const rows = rowsUnder(code)
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{texts.hsCode}</label>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className={controls.box}
          placeholder={texts.example}
          value={code}
          aria-invalid={error !== null}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => take(event.target)}
        />
        <Note id={`${id}-hint`} tone="faint">
          {texts.hint}
        </Note>
        <Note id={`${id}-error`} role="alert" tone="danger">
          {error}
        </Note>
      </div>
      <p role="status" className={styles.count}>
        {error === null && rows.length > 0 ? countText(texts.count, rows.length, locale) : ''}
      </p>
      {rows.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.hsCode}</th>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.year}</th>
              <th scope="col" className={styles.number}>
                {texts.exports}
              </th>
              <th scope="col" className={styles.number}>
                {texts.imports}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ hsCode, product, year, exports, imports }) => (
              <tr key={hsCode}>
                <td data-label={texts.hsCode}>
                  <bdi dir="ltr">{hsCode}</bdi>
                </td>
                <th scope="row">{texts.products[product]}</th>
                <td data-label={texts.year}>{String(year)}</td>
                <td data-label={texts.exports} className={styles.number}>
                  {formatNumber(exports, locale)}
                </td>
                <td data-label={texts.imports} className={styles.number}>
                  {formatNumber(imports, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
