'use client'

import { Button } from '@/components/button/button'
import { call } from '@/lib/api/call'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { removeContent, type ContentDetail } from '../../contract'
import type { ContentKind } from '../../kinds/contract'
import {
  approveContent,
  discardContent,
  publishContent,
  returnContent,
  scheduleContent,
  submitContent,
} from '../contract'
import { PreviewButtons } from '../../preview/admin/preview-buttons'
import { hasPlace } from '../../preview/rules'
import { mayAct, type ContentAction } from '../../rules'
import { AskDialog } from './ask-dialog'
import { useKeptFocus } from '../../admin/kept-focus'
import type { RecordWork, Step } from '../../editing/admin/record-work'
import styles from './record-actions.module.css'

interface RecordActionsProps {
  name: string
  kind: ContentKind
  /** Null for a record that is not begun. */
  detail: ContentDetail | null
  isDirty: boolean
  work: RecordWork
}

type Asked = 'return' | 'schedule' | 'discard' | 'remove'

const submit: Step = ({ params, version }) => call(submitContent, { params, body: { version } })

const approve: Step = ({ params, version }) => call(approveContent, { params, body: { version } })

const publish: Step = ({ params, version }) => call(publishContent, { params, body: { version } })

/** Every step that is open from where a record stands; the usual one first. */
export function RecordActions({ name: kindName, kind, detail, isDirty, work }: RecordActionsProps) {
  const t = useTranslations('admin.content')
  const [asked, setAsked] = useState<Asked | null>(null)
  const locale = useInterfaceLocale()
  const { identity } = useGetIdentity()
  const { isBusy } = work
  const fourEyes = detail?.four_eyes ?? false
  const state = detail?.state ?? 'draft'
  const may = (action: ContentAction) =>
    mayAct(action, isDirty && state !== 'removed' ? 'draft' : state, fourEyes)
  useKeptFocus(isBusy, state)
  const isOwn = detail?.authors.some(({ id }) => id === identity?.id) ?? false
  const waitsForOther = fourEyes && isOwn && may('approve')
  const mustSave = isDirty || detail === null || work.checked.length > 0
  const act = (how: Step | null, done: string) => {
    if (!isBusy) void work.act(how, done)
  }
  /** What usually comes next: what was typed is saved, what waits is approved or published. */
  const next = isDirty
    ? 'save'
    : (['approve', 'publish', 'submit'] as const).find(
        (name) => may(name) && !(name === 'approve' && waitsForOther),
      )
  const step = (name: 'submit' | 'approve' | 'publish', how: Step) =>
    may(name) && (
      <Button
        variant={name === next ? 'primary' : 'secondary'}
        aria-disabled={isBusy || undefined}
        onClick={() => act(how, t(`done.${name}`))}
      >
        {t(`steps.${name}`)}
      </Button>
    )
  const question = (name: Asked) =>
    may(name) && (
      <Button
        variant="quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) setAsked(name)
        }}
      >
        {t(`steps.${name}`)}
      </Button>
    )
  return (
    <div className={styles.bar}>
      <div className={styles.kept}>
        {state !== 'removed' && (
          <Button
            variant={next === 'save' || detail === null ? 'primary' : 'secondary'}
            aria-disabled={isBusy || !mustSave || undefined}
            onClick={() => {
              if (mustSave) act(null, t('done.save'))
            }}
          >
            {t('steps.save')}
          </Button>
        )}
        <span role="status" className={styles.state}>
          {isBusy ? t('working') : isDirty ? t('unsaved') : ''}
          {isDirty && state === 'scheduled' && detail?.publish_at && (
            <> {t('offSchedule', { time: formatInstant(detail.publish_at, locale) })}</>
          )}
        </span>
      </div>
      <div className={styles.further}>
        {waitsForOther ? <p>{t('waitsForOther')}</p> : step('approve', approve)}
        {step('publish', publish)}
        {step('submit', submit)}
        {detail && state !== 'removed' && hasPlace(kindName) && (
          <PreviewButtons
            kind={kindName}
            id={detail.id}
            isDisabled={isBusy || isDirty}
            onFailure={work.failed}
          />
        )}
        {detail && question('schedule')}
        {detail && question('return')}
        {detail && question('discard')}
        {detail && !kind.fixed && question('remove')}
      </div>
      {asked && (
        <AskDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onAnswer={(answer) => {
            setAsked(null)
            act(stepOf(asked, answer), t(`done.${asked}`))
          }}
        />
      )}
    </div>
  )
}

/** The step that was asked for, with what the dialog was told. */
function stepOf(asked: Asked, answer: string): Step {
  return async ({ params, version }) => {
    switch (asked) {
      case 'return':
        return call(returnContent, { params, body: { version, reason: answer } })
      case 'schedule':
        return call(scheduleContent, { params, body: { version, publish_at: answer } })
      case 'discard':
        await call(discardContent, { params, body: { version } })
        return null
      case 'remove':
        await call(removeContent, { params, query: { version } })
        return null
    }
  }
}
