import styles from './auth-page.module.css'

/** The heading of an account page, with the sentence below it. */
export function AuthTitle({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <>
      <h1 id="auth-title" className={styles.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  )
}
