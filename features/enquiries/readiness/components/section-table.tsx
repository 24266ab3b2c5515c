import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import { formatMean, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { maxPoints, type ReadinessScore } from '../rules'
import styles from './section-table.module.css'

interface SectionTableProps {
  locale: Locale
  score: ReadinessScore
  texts: Record<'table' | 'section' | 'answers' | 'sum' | 'average' | 'outOf' | 'whole', string>
}

/** The sum and the average of each section, and of the whole. */
export function SectionTable({ locale, score, texts }: SectionTableProps) {
  const { sections } = score
  const answers = sections.reduce((sum, section) => sum + section.answers, 0)
  const cells = (row: { answers: number; sum: number; average: number }) => (
    <>
      <td className={styles.number} data-label={texts.answers}>
        {formatNumber(row.answers, locale)}
      </td>
      <td className={styles.number} data-label={texts.sum}>
        {fillText(texts.outOf, { sum: row.sum, most: row.answers * maxPoints }, locale)}
      </td>
      <td className={styles.number} data-label={texts.average}>
        {formatMean(row.average, locale)}
      </td>
    </>
  )
  return (
    <table className={styles.table}>
      <caption>{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.section}</th>
          <th scope="col" className={styles.number}>
            {texts.answers}
          </th>
          <th scope="col" className={styles.number}>
            {texts.sum}
          </th>
          <th scope="col" className={styles.number}>
            {texts.average}
          </th>
        </tr>
      </thead>
      <tbody>
        {sections.map((section) => (
          <tr key={inLocale(section, 'section', 'en')}>
            <th scope="row">
              <Bilingual of={section} field="section" locale={locale} />
            </th>
            {cells(section)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.whole}</th>
          {cells({ answers, sum: score.total, average: score.average })}
        </tr>
      </tfoot>
    </table>
  )
}
