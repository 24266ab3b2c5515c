'use client'

import { Chip } from '@/components/chip/chip'
import { Icon } from '@/components/icon/icon'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { countText, fillText, type CountForms } from '@/lib/i18n/count-forms'
import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { EnquiryRow, EnquirySort } from '../contract'
import { directionIn, enquiryColumns, type EnquiryColumn } from '../rules'
import { EnquiryDue, type DueTexts } from './enquiry-due'
import { EnquirySubject } from './enquiry-subject'
import styles from './enquiry-table.module.css'
import { LastMessage } from './last-message'
import { StatusChip } from './status-chip'

export interface TableTexts {
  column: Record<EnquiryColumn, string>
  /** With the placeholder `{id}`. */
  enquiry: string
  unread: CountForms
  /** With the placeholders `{goods}` and `{place}`. */
  subject: string
  /** Who wrote the last message. */
  last: Record<'person' | 'office', string>
  due: DueTexts
}

interface EnquiryTableProps {
  locale: Locale
  rows: readonly EnquiryRow[]
  sort: EnquirySort | ''
  /** The address of the list in the order that a click on a column head selects. */
  hrefOf: (column: EnquiryColumn) => string
  labelledBy: string
  texts: TableTexts
}

/** Enquiries as a table, whose rows are cards on a phone. */
export function EnquiryTable(props: EnquiryTableProps) {
  const { locale, rows, sort, hrefOf, labelledBy, texts } = props
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {enquiryColumns.map((column) => (
            <th key={column} scope="col" aria-sort={directionIn(column, sort)}>
              <Link look="bare" href={hrefOf(column)} className={styles.head}>
                {texts.column[column]}
                <Icon name="sort" size={16} />
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} locale={locale} texts={texts} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  locale: Locale
  row: EnquiryRow
  texts: TableTexts
}

function Row({ locale, row, texts }: RowProps) {
  const label = (column: EnquiryColumn) => ({ 'data-label': texts.column[column] })
  return (
    <tr>
      <th scope="row" {...label('id')}>
        <Link href={localePath(locale, routes.userEnquiry(row.id))} covers>
          <VisuallyHidden>{fillText(texts.enquiry, { id: String(row.id) }, locale)}</VisuallyHidden>
          <span aria-hidden="true">{row.id}</span>
        </Link>
      </th>
      <td {...label('type')}>
        <Text as="strong" weight="heading" block>
          <EnquirySubject locale={locale} enquiry={row} pattern={texts.subject} />
        </Text>{' '}
        <Bilingual of={row.type} field="title" locale={locale} />{' '}
        {row.unread > 0 && (
          <Chip tone="rose" icon="mail">
            {countText(texts.unread, row.unread, locale)}
          </Chip>
        )}
        <LastMessage message={row.last_message} texts={texts.last} />
      </td>
      <td {...label('date')}>
        <time dateTime={row.date}>{formatInstant(row.date, locale)}</time>
      </td>
      <td {...label('updated')}>
        <time dateTime={row.updated_at}>{formatInstant(row.updated_at, locale)}</time>
      </td>
      <td {...label('status')}>
        <StatusChip locale={locale} status={row.status} />
        <EnquiryDue locale={locale} due={row.due} texts={texts.due} />
      </td>
    </tr>
  )
}
