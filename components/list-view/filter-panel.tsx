'use client'

import { Button } from '@/components/button/button'
import { Drawer } from '@/components/drawer/drawer'
import { Icon } from '@/components/icon/icon'
import type { ListState } from '@/lib/api/list-state'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useRef, useState, type ReactNode } from 'react'
import type { FilterField } from './filter-fields'
import { FilterForm, type FilterFormProps } from './filter-form'
import type { ListTexts } from './list-texts'
import styles from './filter-panel.module.css'

/** Shows the form of the filters in one line, over the records instead of next to them. */
export type FilterBarOf<Key extends string> = (props: FilterFormProps<Key>) => ReactNode

interface FilterPanelProps<Key extends string> {
  id: string
  action: string
  locale: Locale
  fields: readonly FilterField<Key>[]
  state: ListState<Key>
  typing: { texts: Readonly<Record<string, string>>; type: (key: Key, text: string) => void }
  texts: ListTexts
  /** How many records there are, to be seen and heard inside the drawer. */
  counted: string
  onChoose: (key: Key, values: readonly string[]) => void
  onSubmit: (texts: Readonly<Record<string, string>>) => void
  onClear: () => void
  /** Whether the form next to the records has its two buttons. */
  buttons: boolean
  bar?: FilterBarOf<Key> | undefined
}

/** The filters: next to or over the records where there is space, else in a drawer with a count. */
export function FilterPanel<Key extends string>(props: FilterPanelProps<Key>) {
  const { id, action, locale, fields, state, typing, texts, onChoose, onSubmit, bar: Bar } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [opened, setOpened] = useState(false)
  const chosen = fields.reduce((sum, { key }) => sum + state.filters[key].length, 0)
  const form = {
    action,
    label: texts.filters,
    apply: texts.apply,
    more: (count: number) => fillText(texts.moreOptions, { count }, locale),
    fields,
    valuesOf: (key: Key) => state.filters[key],
    texts: typing.texts,
    onType: typing.type,
    onChoose,
  }
  const own = {
    id,
    onSubmit,
    clear: props.buttons ? { text: texts.clearAll, onClear: props.onClear } : undefined,
  }
  const open = () => {
    setOpened(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      {Bar ? (
        <div className={styles.wide} data-no-print>
          <Bar {...form} {...own} />
        </div>
      ) : (
        <aside className={styles.aside} data-no-print>
          <FilterForm {...form} {...own} />
        </aside>
      )}
      <div className={styles.toggle} data-no-print>
        <Button variant="secondary" aria-haspopup="dialog" onClick={open} className={styles.open}>
          <Icon name="filter" size={20} />
          {chosen === 0 ? texts.filters : fillText(texts.filtersChosen, { count: chosen }, locale)}
        </Button>
      </div>
      <Drawer
        dialog={dialog}
        title={texts.filters}
        closeText={texts.closeFilters}
        onClose={() => setOpened(false)}
      >
        {opened && (
          <>
            <FilterForm
              {...form}
              onSubmit={(typed) => {
                onSubmit(typed)
                close()
              }}
            />
            <div className={styles.foot}>
              <p role="status">{props.counted}</p>
              <Button onClick={close}>{texts.showResults}</Button>
              {chosen > 0 && (
                <Button variant="quiet" onClick={props.onClear}>
                  {texts.clearAll}
                </Button>
              )}
            </div>
          </>
        )}
      </Drawer>
    </>
  )
}
