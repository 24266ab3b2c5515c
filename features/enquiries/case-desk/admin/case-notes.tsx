'use client'

import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { dismiss } from '@/components/snackbar/messages'
import { useUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useStaffPerson } from '@/lib/auth/staff-person'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { NoteField } from '../../notes/admin/note-field'
import { NoteText } from '../../notes/admin/note-text'
import { mentionedIn } from '../../notes/rules'
import { officerList, noteEnquiry } from '../contract'
import styles from './case-notes.module.css'
import type { CasePart } from './contract'

/** The notes that officers share about an enquiry; the person never sees them. */
export function CaseNotes({ enquiry, onChange }: CasePart) {
  const t = useTranslations('admin.caseDesk.notes')
  const locale = useInterfaceLocale()
  const { run, isBusy } = useAction()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const person = useStaffPerson()
  const { data: officers = [] } = useQuery(
    endpointQuery(officerList, { query: { enquiry: enquiry.id } }),
  )
  const colleagues = officers.filter(({ id }) => id !== person.id && id !== enquiry.user_id)
  useUnsavedChanges(text.trim() !== '')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    dismiss()
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    const isWritten = await run(async () => {
      onChange(
        await call(noteEnquiry, {
          params: { id: enquiry.id },
          body: { text, mentions: mentionedIn(text, colleagues) },
        }),
      )
      return t('done')
    })
    if (isWritten) setText('')
  }
  return (
    <>
      <Note>{t('lead')}</Note>
      {enquiry.notes.length > 0 && (
        <Stack as="ol" gap={3} className={styles.notes}>
          {enquiry.notes.map((note) => (
            <li key={note.id}>
              <Note>
                <strong>
                  <bdi>{note.by?.name ?? note.source}</bdi>
                </strong>{' '}
                {note.source !== null && <span>{t('answer')} </span>}
                <time dateTime={note.at}>{formatInstant(note.at, locale)}</time>
              </Note>
              <Text breaks preLine dir="auto">
                <NoteText note={note} />
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <Stack as="form" gap={2} noValidate onSubmit={(event) => void submit(event)}>
        <NoteField
          colleagues={colleagues}
          value={text}
          missing={isMissing ? t('missing') : null}
          onChange={(typed) => {
            setText(typed)
            setMissing(false)
          }}
        />
        <div>
          <Button type="submit" variant="secondary" aria-disabled={isBusy || undefined}>
            {t('write')}
          </Button>
        </div>
      </Stack>
    </>
  )
}
