'use client'

import { Row } from '@/components/layout/row'
import { PressChips } from '@/components/press-chips/press-chips'
import type { View } from '@/components/list-view/use-view'
import type { ListShape } from '@/lib/api/list-state'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import styles from './list-views.module.css'
import { SavedViewsContext } from './saved-views-context'

/** A view that the list offers to everyone. */
export interface OfferedView<Key extends string = string> {
  name: string
  text: string
  filters: Partial<Record<Key, string>>
}

interface ListViewsProps<Key extends string, Sort extends string> {
  resource: string
  list: View<Key, Sort> & { shape: ListShape<Key, Sort> }
  views: readonly OfferedView<Key>[]
}

/** The views of a work list: those for everyone, and those that the person saved. */
export function ListViews<Key extends string, Sort extends string>(
  props: ListViewsProps<Key, Sort>,
) {
  const { resource, list, views } = props
  const t = useTranslations('admin.list')
  const savedViews = use(SavedViewsContext)
  const { shape, state, query, show } = list
  const ofView = ({ filters }: OfferedView<Key>) =>
    shape.with(shape.cleared({ ...state, sort: shape.start.sort }), filters)
  return (
    <Row gap={2} align="center" className={styles.views}>
      {views.length > 0 && (
        <PressChips
          label={t('views')}
          chips={views.map((view) => ({
            name: view.name,
            text: view.text,
            isPressed: query === shape.write(ofView(view)),
            onPress: () => show(ofView(view)),
          }))}
        />
      )}
      {savedViews?.({
        resource,
        query,
        show: (wanted) => show(shape.parse(new URLSearchParams(wanted))),
      })}
    </Row>
  )
}
