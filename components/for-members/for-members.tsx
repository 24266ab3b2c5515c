import { useId, type ReactNode } from 'react'
import styles from './for-members.module.css'
import { LoginWarning, type LoginWarningProps } from './login-warning'

/**
 * What members see, and the warning for visitors. Both are in the cached page; which one shows is
 * decided before the first paint by `data-signed-in` on the document.
 */
export function ForMembers({
  title,
  children,
  ...warning
}: LoginWarningProps & { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <section className={styles.visitor} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <LoginWarning {...warning} />
      </section>
      <div className={styles.member}>{children}</div>
    </>
  )
}
