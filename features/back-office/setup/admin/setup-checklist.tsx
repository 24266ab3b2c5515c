'use client'

import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { OutputOf } from '@/lib/api/endpoint'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { setupState, type setupSteps } from '../contract'
import styles from './setup-checklist.module.css'

type Setup = OutputOf<typeof setupState>
type Step = (typeof setupSteps)[number]

/** Where a step is done; mail is set where the portal is started. Samples have a section on this page. */
const places: Record<Step, string | null> = {
  name: '/content/settings/1',
  contact: '/content/settings/1',
  logo: '/content/settings/1',
  colours: '/content/settings/1',
  offices: '/content/offices',
  menus: '/content/tree',
  mail: null,
  colleagues: '/people/invitation',
  secondFactor: '/security',
  news: '/content/news/new',
  samples: null,
}

/** The steps of the setup, ticked by what the portal has; nothing once all are done. */
export function SetupChecklist() {
  const { data } = useQuery(endpointQuery(setupState))
  if (!data || data.steps.every(({ is_done }) => is_done)) return null
  return <Checklist setup={data} />
}

function Checklist({ setup }: { setup: Setup }) {
  const t = useTranslations('admin.setup')
  const id = useId()
  const { steps } = setup
  const done = steps.filter(({ is_done }) => is_done).length
  return (
    <section aria-labelledby={id} className={styles.setup}>
      <Text id={id} as="h2" tone="title" step={1}>
        {t('title')}
      </Text>
      <Note>{t('lead', { done, all: steps.length })}</Note>
      <ol className={styles.steps}>
        {steps.map(({ step, is_done }) => (
          <li key={step} className={is_done ? `${styles.step} ${styles.done}` : styles.step}>
            <Icon name={is_done ? 'check' : 'minus'} size={20} className={styles.mark} />
            <span>
              <VisuallyHidden>{t(is_done ? 'done' : 'open')} </VisuallyHidden>
              <StepName step={step} isDone={is_done} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepName({ step, isDone }: { step: Step; isDone: boolean }) {
  const t = useTranslations('admin.setup')
  const place = places[step]
  const name = t(`step.${step}`)
  if (step === 'samples' && !isDone) return <a href="#samples">{name}</a>
  return place === null ? name : <Link to={place}>{name}</Link>
}
