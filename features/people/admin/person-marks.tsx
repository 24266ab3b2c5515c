'use client'

import { Chip } from '@/components/chip/chip'
import { Row } from '@/components/layout/row'

import type { OutputOf } from '@/lib/api/endpoint'
import { useTranslations } from 'next-intl'
import type { peopleList } from '../contract'

type Person = OutputOf<typeof peopleList>['data'][number]

/** The marks of an account. */
export function PersonMarks({ person }: { person: Person }) {
  const t = useTranslations('admin.people.mark')
  const { disabled_at, email_verified_at, is_vip, has_second_factor } = person
  const isPlain = disabled_at === null && email_verified_at !== null
  if (isPlain && !is_vip && !has_second_factor) return null
  return (
    <Row as="span" gap={2} lineGap={1} inline>
      {disabled_at !== null && (
        <Chip tone="danger" icon="close">
          {t('blocked')}
        </Chip>
      )}
      {email_verified_at === null && (
        <Chip tone="warning" icon="warning">
          {t('unverified')}
        </Chip>
      )}
      {is_vip && (
        <Chip tone="sand" icon="star">
          {t('vip')}
        </Chip>
      )}
      {has_second_factor && (
        <Chip tone="success" icon="check">
          {t('secondFactor')}
        </Chip>
      )}
    </Row>
  )
}
