import { localizedName } from '@/lib/bilingual/in-locale'
import type { NameProps } from './bilingual-name'
import styles from './name-note.module.css'

interface NameNoteProps<R extends object> extends NameProps<R> {
  note: string
}

/** A quiet note on a name that exists in the letters of the other language only. */
export function NameNote<R extends object>({ of, field, locale, note }: NameNoteProps<R>) {
  const { text, lang } = localizedName(of, field, locale)
  if (text === '' || lang === locale) return null
  return <span className={styles.note}>{note}</span>
}
