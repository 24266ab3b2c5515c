'use client'

import { Icon } from '@/components/icon/icon'
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

/** Where a step is done; mail is set where the portal is started. */
const places: Record<Step, string | null> = {
  name: '/content/settings/1',
  contact: '/content/settings/1',
  logo: '/content/settings/1',
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
  const { steps, samples } = setup
  const done = steps.filter(({ is_done }) => is_done).length
  return (
    <section aria-labelledby={id} className={styles.setup}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead', { done, all: steps.length })}</p>
      <ol className={styles.steps}>
        {steps.map(({ step, is_done }) => (
          <li key={step} className={is_done ? `${styles.step} ${styles.done}` : styles.step}>
            <Icon name={is_done ? 'check' : 'minus'} size={20} className={styles.mark} />
            <span>
              <VisuallyHidden>{t(is_done ? 'done' : 'open')} </VisuallyHidden>
              <StepName step={step} />
              {!is_done && step === 'samples' && <Samples of={samples} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepName({ step }: { step: Step }) {
  const t = useTranslations('admin.setup')
  const place = places[step]
  const name = t(`step.${step}`)
  return place === null ? name : <Link to={place}>{name}</Link>
}

/** How many samples there are of each kind, with the list in which they are. */
function Samples({ of: samples }: { of: Setup['samples'] }) {
  const t = useTranslations('admin.setup')
  return (
    <span className={styles.samples}>
      {samples.map(({ kind, count }) => (
        <Link key={kind} to={sampleList(kind)}>
          {t('samples', { kind: t(`kind.${kind}`), count })}
        </Link>
      ))}
    </span>
  )
}

const ownLists = new Map([
  ['companies', '/approvals'],
  ['products', '/approvals'],
  ['services', '/approvals'],
  ['people', '/people'],
  ['requests', '/requests'],
  ['barriers', '/barriers'],
])

const sampleList = (kind: string) => ownLists.get(kind) ?? `/content/${kind}`
