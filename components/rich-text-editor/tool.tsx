'use client'

import { Glyph } from '@/components/icon/glyph'
import type { IconDrawing } from '@/components/icon/paths'
import styles from './rich-text-editor.module.css'

/** One tool of the editor: a drawing with a name, or words. */
export function Tool({
  text,
  drawing,
  isStop = false,
  isOn,
  isOff = false,
  onUse,
}: {
  text: string
  drawing?: IconDrawing
  /** Where the Tab key stops. */
  isStop?: boolean
  isOn?: boolean
  isOff?: boolean
  onUse: () => unknown
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      tabIndex={isStop ? 0 : -1}
      {...(drawing && { 'aria-label': text, title: text })}
      aria-pressed={isOn}
      disabled={isOff}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void onUse()}
    >
      {drawing ? <Glyph drawing={drawing} size={22} /> : text}
    </button>
  )
}
