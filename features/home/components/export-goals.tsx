import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { Goals } from '../contract'
import styles from './export-goals.module.css'

const numbers = [1, 2, 3, 4, 5] as const

/** On phones the line scrolls, by the keys too once it has the focus; wide screens show all of it. */
const reachable = 0

interface ExportGoalsProps {
  locale: Locale
  goals: Goals
  /** The action below the goals: the consultation. */
  action: ReactNode
}

/**
 * The five goals as stations of one line, with the button of a consultation (spec part 1 section
 * 2.3).
 */
export function ExportGoals({ locale, goals, action }: ExportGoalsProps) {
  return (
    <section className={styles.ground} aria-labelledby="goals">
      <div className={styles.inner}>
        <SectionHeading id="goals" action={action}>
          <Bilingual of={goals} field="title" locale={locale} />
        </SectionHeading>
        <div role="group" aria-labelledby="goals" tabIndex={reachable} className={styles.scroller}>
          <ol className={styles.line}>
            {numbers.map((number) => (
              <li key={number} className={styles.goal}>
                <Bilingual
                  of={goals}
                  field={`goal_${number}_title`}
                  locale={locale}
                  as="h3"
                  className={styles.title}
                />
                <Bilingual
                  of={goals}
                  field={`goal_${number}_text`}
                  locale={locale}
                  as="p"
                  className={styles.text}
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
