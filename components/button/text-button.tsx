import type { ComponentPropsWithRef } from 'react'
import styles from './text-button.module.css'

/** A button among fields that takes something back; it looks like a link. */
export function TextButton(props: Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles.text} {...props} />
}
