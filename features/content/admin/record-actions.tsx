'use client'

import { Button } from '@/components/button/button'
import { call } from '@/lib/api/call'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { removeContent, type ContentDetail } from '../contract'
import type { ContentKind } from '../kinds/contract'
import {
  approveContent,
  discardContent,
  publishContent,
  returnContent,
  scheduleContent,
  submitContent,
} from '../publication/contract'
import { PreviewButtons } from '../preview/admin/preview-buttons'
import { hasPlace } from '../preview/rules'
import { mayAct, type ContentAction } from '../rules'
import { AskDialog } from './ask-dialog'
import type { RecordWork, Step } from './record-work'
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
  const { act, isBusy } = work
  const fourEyes = detail?.four_eyes ?? false
  const state = detail?.state ?? 'draft'
  const may = (action: ContentAction) =>
    mayAct(action, isDirty && state !== 'removed' ? 'draft' : state, fourEyes)
  /** What usually comes next: what was typed is saved, what waits is approved or published. */
  const next = isDirty
    ? 'save'
    : (['approve', 'publish', 'submit'] as const).find((name) => may(name))
  const step = (name: 'submit' | 'approve' | 'publish', how: Step) =>
    may(name) && (
      <Button
        variant={name === next ? 'primary' : 'secondary'}
        disabled={isBusy}
        onClick={() => void act(how, t(`done.${name}`))}
      >
        {t(`steps.${name}`)}
      </Button>
    )
  const question = (name: Asked) =>
    may(name) && (
      <Button variant="quiet" disabled={isBusy} onClick={() => setAsked(name)}>
        {t(`steps.${name}`)}
      </Button>
    )
  return (
    <div className={styles.bar}>
      {state !== 'removed' && (
        <Button
          variant={next === 'save' || detail === null ? 'primary' : 'secondary'}
          disabled={isBusy || (!isDirty && detail !== null && work.checked.length === 0)}
          onClick={() => void act(null, t('done.save'))}
        >
          {t('steps.save')}
        </Button>
      )}
      {step('approve', approve)}
      {step('publish', publish)}
      {step('submit', submit)}
      {detail && state !== 'removed' && hasPlace(kindName) && (
        <PreviewButtons
          kind={kindName}
          id={detail.id}
          disabled={isBusy || isDirty}
          onFailure={work.failed}
        />
      )}
      {detail && question('schedule')}
      {detail && question('return')}
      {detail && question('discard')}
      {detail && !kind.fixed && question('remove')}
      <span role="status" className={styles.state}>
        {isBusy ? t('working') : isDirty ? t('unsaved') : ''}
      </span>
      {asked && (
        <AskDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onAnswer={(answer) => {
            setAsked(null)
            void act(stepOf(asked, answer), t(`done.${asked}`))
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
