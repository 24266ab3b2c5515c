import { markedParts, type TextRange } from '../rules'
import styles from './marked-text.module.css'

interface MarkedTextProps {
  text: string
  /** The parts that were found. */
  ranges: readonly TextRange[]
}

/** A text with what was searched for marked in it. */
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
