'use client'

import { Button, buttonClass } from '@/components/button/button'
import { reloadOnce } from '@/lib/cache/reload-once'
import { Fallback } from '@/components/error-state/fallback'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect } from 'react'
import { useErrorTexts, type ErrorTextsValue } from './error-texts'
import styles from './message-page.module.css'

interface ErrorPageProps {
  error: Error & { digest?: string }
  retry: () => void
}

/**
 * 'An error occurred', with a link home, and 'An error occurred while showing the error page'
 * when that fails too (spec part 1 section 8). Where a script file is gone after a
 * deployment, the page is reloaded once instead.
 */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const texts = useErrorTexts()
  useEffect(() => {
    reloadOnce(error)
  }, [error])
  if (!texts) return null
  return (
    <Fallback instead={() => <p role="alert">{texts.twice}</p>}>
      <Message error={error} retry={retry} texts={texts} />
    </Fallback>
  )
}

function Message({ error, retry, texts }: ErrorPageProps & { texts: ErrorTextsValue }) {
  return (
    <div className={styles.head}>
      <div className={styles.message} role="alert">
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.text}>{texts.text}</p>
        {error.digest && (
          <p className={styles.reference}>
            {texts.reference} <bdi data-ltr>{error.digest}</bdi>
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={retry}>{texts.retry}</Button>
          <a
            href={localePath(texts.locale, routes.home())}
            data-reload
            className={buttonClass('secondary')}
          >
            {texts.home}
          </a>
        </div>
      </div>
    </div>
  )
}
