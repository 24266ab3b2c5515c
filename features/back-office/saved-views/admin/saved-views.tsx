'use client'

import { Button } from '@/components/button/button'
import { TextButton } from '@/components/button/text-button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Modal } from '@/components/modal/modal'
import { PressChips } from '@/components/press-chips/press-chips'
import type { ShownView } from '@/components/work-list/saved-views-context'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { maxViewName, maxViews, mySavedViews, saveViews, type SavedView } from '../contract'
import styles from './saved-views.module.css'

/** The views that the signed-in person saved for a list, and saving or removing the one shown. */
export function SavedViews({ resource, query, show }: ShownView) {
  const t = useTranslations('admin.savedViews')
  const client = useQueryClient()
  const options = endpointQuery(mySavedViews, { query: { list: resource } })
  const views = useQuery(options).data ?? []
  const { run } = useAction()
  const shown = views.find((view) => view.query === query)
  const write = (next: SavedView[], done: string) =>
    run(async () => {
      const saved = await call(saveViews, { body: { list: resource, views: next } })
      client.setQueryData(options.queryKey, saved)
      return done
    })
  return (
    <>
      {views.length > 0 && (
        <PressChips
          label={t('title')}
          chips={views.map((view) => ({
            name: view.query,
            text: view.name,
            isPressed: view === shown,
            onPress: () => show(view.query),
          }))}
        />
      )}
      {shown && (
        <TextButton
          onClick={() =>
            void write(
              views.filter((view) => view !== shown),
              t('removed'),
            )
          }
        >
          {t('remove', { name: shown.name })}
        </TextButton>
      )}
      {!shown && query !== '' && views.length < maxViews && (
        <SaveView onSave={(name) => write([...views, { name, query }], t('saved'))} />
      )}
    </>
  )
}

function SaveView({ onSave }: { onSave: (name: string) => Promise<boolean> }) {
  const t = useTranslations('admin.savedViews')
  const locale = useInterfaceLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    if (!(await onSave(name.trim()))) return
    setOpen(false)
    setName('')
  }
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('save')}
      </TextButton>
      <Modal
        locale={locale}
        open={isOpen}
        title={t('save')}
        closeText={t('close')}
        onClose={() => setOpen(false)}
      >
        <Stack
          as="form"
          gap={2}
          align="start"
          className={styles.form}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <label htmlFor={id}>{t('name')}</label>
          <input
            id={id}
            dir="auto"
            required
            maxLength={maxViewName}
            value={name}
            className={controls.box}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-missing` : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          {isMissing && (
            <Note id={`${id}-missing`} tone="danger">
              {t('missing')}
            </Note>
          )}
          <Button type="submit">{t('confirm')}</Button>
        </Stack>
      </Modal>
    </>
  )
}
