'use client'

import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import styles from './rich-text-editor.module.css'

/** One tool of the editor: a drawing with a name, or words. */
export function Tool({
  text,
  icon,
  isStop = false,
  isOn,
  isOff = false,
  onUse,
}: {
  text: string
  icon?: IconName
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
      {...(icon && { 'aria-label': text, title: text })}
      aria-pressed={isOn}
      disabled={isOff}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void onUse()}
    >
      {icon ? <Icon name={icon} size={22} /> : text}
    </button>
  )
}
