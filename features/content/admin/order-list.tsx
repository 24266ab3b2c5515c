'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { ContentStatus } from '../contract'
import { orderContent } from '../editing/contract'
import { moved } from '../rules'
import { useFailureText } from './failure-text'
import { focusHeading } from './restored-focus'
import { useKindRights } from './kind-rights'
import { useOrderMark } from './order-guard'
import styles from './order-list.module.css'

interface OrderListProps {
  name: string
  title: ReactNode
  rows: readonly ContentStatus[]
  /** Renders the name of a record; its label by default. */
  naming?: (row: ContentStatus) => ReactNode
  /** Renders the children of a record, in a tree. */
  below?: (row: ContentStatus) => ReactNode
}

/** Records in one order: moved by buttons, or dragged; the order is published when saved. */
export function OrderList({ name, title, rows, naming, below }: OrderListProps) {
  const t = useTranslations('admin.content')
  const locale = useInterfaceLocale()
  const failureOf = useFailureText()
  const client = useQueryClient()
  const id = useId()
  const [order, setOrder] = useState(rows)
  const [dragged, setDragged] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const pressed = useRef<HTMLElement | null>(null)
  const isChanged = order.some((row, index) => row.id !== rows[index]?.id)
  const mark = useOrderMark(id, isChanged)
  const { fourEyes } = useKindRights(name)
  useEffect(() => {
    // Moving a row in the document takes the focus from the button in it.
    pressed.current?.focus()
    pressed.current = null
  }, [order])
  const labelOf = (row: ContentStatus) => isolated(inLocale(row, 'label', locale), locale)
  const saving = useMutation({
    mutationFn: () =>
      call(orderContent, { params: { kind: name }, body: { ids: order.map((row) => row.id) } }),
    onSuccess: async () => {
      notify(t('done.order'), 'success')
      mark(false)
      // The list is rendered again, and the focused button is removed.
      focusHeading()
      await client.invalidateQueries({ queryKey: [`content/${name}`] })
    },
    onError: (error) =>
      notify(
        error instanceof Problem && error.fields?.ids ? t('fourEyesFault') : failureOf(error),
        'error',
      ),
  })
  const move = (from: number, to: number) => {
    const row = order[from]
    if (!row || to < 0 || to >= order.length) return
    setOrder(moved(order, from, to))
    setAnnouncement(t('placed', { name: labelOf(row), place: to + 1, count: order.length }))
  }
  return (
    <Stack aria-labelledby={id} as="section" gap={3} bounded className={styles.group}>
      <div id={id} className={below ? styles.over : styles.title}>
        {title}
      </div>
      <ol className={styles.list}>
        {order.map((row, index) => (
          <li key={row.id} className={styles.entry}>
            <div
              draggable={!fourEyes}
              className={index === dragged ? `${styles.row} ${styles.dragged}` : styles.row}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(index)
              }}
              onDragEnter={() => {
                if (dragged === null || dragged === index) return
                move(dragged, index)
                setDragged(index)
              }}
              onDragOver={(event) => event.preventDefault()}
              onDragEnd={() => setDragged(null)}
            >
              {!fourEyes && <Icon name="grip" className={styles.grip} />}
              <span className={styles.label}>
                {naming ? naming(row) : <bdi>{inLocale(row, 'label', locale)}</bdi>}
              </span>
              {!fourEyes && (
                <>
                  <button
                    type="button"
                    className={`${styles.step} ${styles.up}`}
                    aria-label={t('moveUp', { name: labelOf(row) })}
                    aria-disabled={index === 0}
                    onClick={({ currentTarget }) => {
                      pressed.current = currentTarget
                      move(index, index - 1)
                    }}
                  >
                    <Icon name="chevron-down" />
                  </button>
                  <button
                    type="button"
                    className={styles.step}
                    aria-label={t('moveDown', { name: labelOf(row) })}
                    aria-disabled={index === order.length - 1}
                    onClick={({ currentTarget }) => {
                      pressed.current = currentTarget
                      move(index, index + 1)
                    }}
                  >
                    <Icon name="chevron-down" />
                  </button>
                </>
              )}
            </div>
            {below?.(row)}
          </li>
        ))}
      </ol>
      <Note role="status" className={styles.said}>
        {announcement}
      </Note>
      <div hidden={fourEyes || (below && !isChanged)}>
        <Button
          aria-disabled={!isChanged || saving.isPending || undefined}
          onClick={() => {
            if (isChanged && !saving.isPending) saving.mutate()
          }}
        >
          {t('saveOrder')}
        </Button>
      </div>
    </Stack>
  )
}
