import { Text } from '@/components/layout/text'
import { useId, type ReactNode } from 'react'
import styles from './for-members.module.css'
import { LoginWarning, type LoginWarningProps } from './login-warning'

interface ForMembersProps extends LoginWarningProps {
  title: string
  /** What visitors may know of it, next to the way to the login. */
  preview?: ReactNode
  children: ReactNode
}

/**
 * What members see, and the warning for visitors. Both are in the cached page; which one shows is
 * decided before the first paint by `data-signed-in` on the document.
 */
export function ForMembers({ title, preview, children, ...warning }: ForMembersProps) {
  const id = useId()
  return (
    <>
      <section className={styles.visitor} aria-labelledby={id}>
        <Text id={id} as="h2" tone="title" step={2} below={4}>
          {title}
        </Text>
        {preview ? (
          <div className={styles.pair}>
            <LoginWarning {...warning} />
            {preview}
          </div>
        ) : (
          <LoginWarning {...warning} />
        )}
      </section>
      <div className={styles.member}>{children}</div>
    </>
  )
}
