import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import type { ReactNode } from 'react'
import styles from './pagination.module.css'

/** How one reaches another page: plain links work without script. */
type Way = { hrefOf: (page: number) => string } | { onPage: (page: number) => void }

type PageStepsProps = Way & {
  page: number
  count: number
  texts: Record<'label' | 'previous' | 'next', string>
  className?: string | undefined
  /** What is before both steps. */
  lead?: ReactNode
  /** What is between them. */
  children?: ReactNode
}

/** The navigation among the pages of a list; one page has no steps. */
export function PageSteps(props: PageStepsProps) {
  const { page, count, texts, className, lead, children, ...way } = props
  return (
    <nav aria-label={texts.label} className={className}>
      {lead}
      {count > 1 && (
        <>
          <Step {...way} rel="prev" to={page > 1 ? page - 1 : null} text={texts.previous} />
          {children}
          <Step {...way} rel="next" to={page < count ? page + 1 : null} text={texts.next} />
        </>
      )}
    </nav>
  )
}

interface StepProps {
  rel: 'prev' | 'next'
  /** Null past the first and the last page. */
  to: number | null
  text: string
}

function Step({ rel, to, text, ...way }: Way & StepProps) {
  if ('onPage' in way) {
    return (
      <Button
        variant="secondary"
        disabled={to === null}
        onClick={() => to !== null && way.onPage(to)}
      >
        {text}
      </Button>
    )
  }
  const content = (
    <>
      {rel === 'prev' && <Icon name="arrow-back" />}
      <span className={styles.word}>{text}</span>
      {rel === 'next' && <Icon name="arrow-forward" />}
    </>
  )
  if (to === null) return <span className={`${styles.step} ${styles.off}`}>{content}</span>
  return (
    <a href={way.hrefOf(to)} rel={rel} className={styles.step}>
      {content}
    </a>
  )
}
