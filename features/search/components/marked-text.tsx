import { markedParts, type TextRange } from '../rules'
import styles from './marked-text.module.css'

interface MarkedTextProps {
  text: string
  /** The ranges that match. */
  ranges: readonly TextRange[]
}

/** A text with its matches in `<mark>`. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  return markedParts(text, ranges).map((part, at) =>
    part.marked ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
