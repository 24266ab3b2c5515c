import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import type { ReactNode } from 'react'
import styles from './dashboard-page.module.css'

interface DashboardPageProps {
  title: string
  /** What the window's title has behind it: the name of the application. */
  suffix: string
  /** A language mark for a title that is not in the page's language. */
  lang?: string | undefined
  /** The way up, above the title. */
  back?: ReactNode
  /** One line below the title: states, counts, dates. */
  facts?: ReactNode
  /** Buttons next to the title; the first one is the way on. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen of an application: its title, what can be done, its content. */
export function DashboardPage(props: DashboardPageProps) {
  const { title, suffix, lang, back, facts, actions, children } = props
  return (
    <Stack gap={5} bounded top>
      <title>{`${title} – ${suffix}`}</title>
      {back && <div className={styles.back}>{back}</div>}
      <Row gap={4} align="start" justify="between">
        <div className={styles.text}>
          <Text lang={lang} tabIndex={-1} as="h1" step={2} breaks>
            {title}
          </Text>
          {facts && (
            <Row gap={2} align="center" tone="soft" step={-1}>
              {facts}
            </Row>
          )}
        </div>
        {actions && <Row gap={2}>{actions}</Row>}
      </Row>
      {children}
    </Stack>
  )
}
