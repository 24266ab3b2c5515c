'use client'

import { Row } from '@/components/layout/row'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { SampleState } from '../contract'
import styles from './sample-panel.module.css'

const ownLists = new Map<string, string>([
  ['companies', '/approvals'],
  ['products', '/approvals'],
  ['services', '/approvals'],
  ['people', '/people'],
  ['enquiries', '/enquiries'],
  ['requests', '/requests'],
  ['barriers', '/barriers'],
])

/** Kinds that staff see on the public pages only. */
const unlisted: readonly string[] = ['statistics']

interface SampleCountsProps {
  of: SampleState['kinds']
  by: 'count' | 'kept'
}

/** How many samples there are of each kind, with the list in which they are. */
export function SampleCounts({ of: kinds, by }: SampleCountsProps) {
  const t = useTranslations('admin.samples')
  return (
    <Row as="ul" gap={4} lineGap={1} className={styles.counts}>
      {kinds.map((one) => {
        const text = t('count', { kind: t(`kind.${one.kind}`), count: one[by] })
        const list = ownLists.get(one.kind) ?? `/content/${one.kind}`
        return (
          <li key={one.kind}>
            {unlisted.includes(one.kind) ? text : <Link to={list}>{text}</Link>}
          </li>
        )
      })}
    </Row>
  )
}
