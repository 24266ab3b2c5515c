import type { EnquiryNote } from '../contract'
import { textParts } from '../rules'
import styles from './note-text.module.css'

/** The text of a note, in which the names of colleagues are marked. */
export function NoteText({ note }: { note: EnquiryNote }) {
  const names = note.mentions.map(({ name }) => name)
  return textParts(note.text, names).map(({ text, isName }, place) =>
    isName ? (
      <bdi key={place} className={styles.name}>
        {text}
      </bdi>
    ) : (
      text
    ),
  )
}
