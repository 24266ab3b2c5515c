import type { ReactNode } from 'react'
import styles from './button-bar.module.css'

interface ButtonBarProps {
  /** What the button is about, next to it where there is space. */
  name: ReactNode
  button: ReactNode
  /** The page that the bar belongs to. */
  children: ReactNode
}

/** The first button of a page, in a bar that stays in view at the end of the screen. */
export function ButtonBar({ name, button, children }: ButtonBarProps) {
  return (
    <div className={styles.page}>
      <div className={styles.bar} data-no-print>
        <p className={styles.name} aria-hidden="true">
          {name}
        </p>
        {button}
      </div>
      <div>{children}</div>
    </div>
  )
}
