'use client'

import { DeedButton } from '@/components/work-record/deed-button'
import { useDeed } from '@/components/work-record/use-deed'
import type { OutputOf } from '@/lib/api/endpoint'
import { useTranslations } from 'next-intl'
import type { personDetail } from '../contract'
import { block, signOut, takeSecondFactor, unblock } from '../queries'
import styles from './person-deeds.module.css'

type Person = OutputOf<typeof personDetail>
type Deed = 'block' | 'unblock' | 'signOut' | 'secondFactor'

const calls: Record<Deed, (id: number) => Promise<Person>> = {
  block,
  unblock,
  signOut,
  secondFactor: takeSecondFactor,
}

interface PersonDeedsProps {
  person: Person
  onChange: (person: Person) => void
}

/** What an admin can do with an account at once. */
export function PersonDeeds({ person, onChange }: PersonDeedsProps) {
  const t = useTranslations('admin.people')
  const { run } = useDeed({ last_admin: t('refused.last_admin'), own: t('refused.own') })
  const deeds: readonly Deed[] = [
    ...(person.sessions.length > 0 ? (['signOut'] as const) : []),
    ...(person.has_second_factor ? (['secondFactor'] as const) : []),
    person.disabled_at === null ? 'block' : 'unblock',
  ]
  return (
    <div className={styles.deeds}>
      {deeds.map((deed) => (
        <DeedButton
          key={deed}
          text={t(`deeds.${deed}.text`)}
          title={t(`deeds.${deed}.title`, { email: person.email })}
          warning={t(`deeds.${deed}.warning`)}
          onConfirm={() =>
            run(async () => {
              onChange(await calls[deed](person.id))
              return t(`deeds.${deed}.done`)
            })
          }
        />
      ))}
    </div>
  )
}
