import { Note } from '@/components/layout/note'
import type { Locale } from '@/lib/i18n/locale'
import { fillText } from '@/lib/i18n/count-forms'
import { highlightText, type Highlight } from '../rules'
import styles from './highlights.module.css'

interface HighlightsProps {
  locale: Locale
  highlights: readonly Highlight[]
  unit: string
  texts: Record<'title' | 'newestOf' | Highlight['kind'], string>
}

/** The figures of a chart in a large type, each with what it is and its unit. */
export function Highlights({ locale, highlights, unit, texts }: HighlightsProps) {
  const termOf = ({ kind, name, period }: Highlight) =>
    fillText(texts[kind === 'newest' && name !== '' ? 'newestOf' : kind], { name, period }, locale)
  return (
    <section aria-label={texts.title}>
      <dl className={styles.figures}>
        {highlights.map((one) => (
          <div key={`${one.kind} ${one.name}`} className={styles.figure}>
            <Note as="dt">{termOf(one)}</Note>
            <dd>
              <strong className={styles.value}>
                <bdi>{highlightText(one, locale)}</bdi>
              </strong>
              {one.kind !== 'change' && <Note as="span">{unit}</Note>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
