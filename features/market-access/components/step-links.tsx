import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import styles from './step-links.module.css'

export interface Step {
  href: string
  title: string
  text: string
}

/** Where a person can go on: each step with its name and what it leads to. */
export function StepLinks({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ href, title, text }) => (
        <li key={href}>
          <Link href={href} look="bare" className={styles.step}>
            <span>
              <Text as="strong" tone="link" block className={styles.title}>
                {title}
              </Text>
              <Note as="span" block>
                {text}
              </Note>
            </span>
            <Icon name="arrow-forward" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
