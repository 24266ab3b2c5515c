'use client'

import { Button } from '@/components/button/button'
import { useCommandKeys } from '@/components/shortcuts/use-command-keys'
import { call } from '@/lib/api/call'
import { useStaffPerson } from '@/lib/auth/staff-person'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { removeContent, type ContentDetail } from '../contract'
import type { RecordWork, Step } from '../editing/admin/record-work'
import { EndActions } from '../expiry/admin/end-actions'
import { setEnd } from '../expiry/contract'
import type { ContentKind } from '../kinds/contract'
import { PreviewButtons } from '../preview/admin/preview-buttons'
import { hasPage } from '../preview/rules'
import {
  approveContent,
  discardContent,
  publishContent,
  returnContent,
  scheduleContent,
  submitContent,
} from '../publishing/contract'
import { mayAct, type ContentAction } from '../rules'
import { ActionDialog } from './action-dialog'
import { useRestoredFocus } from './restored-focus'
import styles from './record-actions.module.css'

interface RecordActionsProps {
  name: string
  kind: ContentKind
  /** Null for a new record. */
  detail: ContentDetail | null
  isDirty: boolean
  /** What is unsaved is kept in the browser. */
  isKept: boolean
  work: RecordWork
}

type AskedAction = 'return' | 'schedule' | 'set-end' | 'discard' | 'remove'

const submit: Step = ({ params, version }) => call(submitContent, { params, body: { version } })

const approve: Step = ({ params, version }) => call(approveContent, { params, body: { version } })

const publish: Step = ({ params, version }) => call(publishContent, { params, body: { version } })

/** The actions that the state of a record allows; the most likely one is the primary button. */
export function RecordActions(props: RecordActionsProps) {
  const { name: kindName, kind, detail, isDirty, isKept, work } = props
  const t = useTranslations('admin.content')
  const [action, setAction] = useState<AskedAction | null>(null)
  const locale = useInterfaceLocale()
  const person = useStaffPerson()
  const { isBusy } = work
  const fourEyes = detail?.four_eyes ?? false
  const state = detail?.state ?? 'draft'
  const may = (action: ContentAction) =>
    mayAct(action, isDirty && state !== 'removed' ? 'draft' : state, fourEyes)
  useRestoredFocus(isBusy, state)
  const isOwn = detail?.authors.some(({ id }) => id === person.id) ?? false
  const waitsForOther = fourEyes && isOwn && may('approve')
  const mustSave = isDirty || detail === null || work.checked.length > 0
  const act = (how: Step | null, done: string) => {
    if (!isBusy) void work.act(how, done)
  }
  /** What the record is led to next: the draft is saved before. */
  const steps = { approve, publish, submit }
  const ahead = (['approve', 'publish', 'submit'] as const).find(
    (name) => may(name) && !(name === 'approve' && waitsForOther),
  )
  /** The most likely action: changes are saved, a draft is approved or published. */
  const next = isDirty ? 'save' : ahead
  useCommandKeys({
    s: () => {
      if (mustSave && state !== 'removed') act(null, t('done.save'))
    },
    Enter: () => {
      if (ahead) act(steps[ahead], t(`done.${ahead}`))
    },
  })
  const step = (name: 'submit' | 'approve' | 'publish', how: Step) =>
    may(name) && (
      <Button
        variant={name === next ? 'primary' : 'secondary'}
        aria-disabled={isBusy || undefined}
        aria-keyshortcuts={name === ahead ? 'Control+Enter' : undefined}
        onClick={() => act(how, t(`done.${name}`))}
      >
        {t(`steps.${name}`)}
      </Button>
    )
  const question = (name: AskedAction) =>
    may(name) && (
      <Button
        variant="quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) setAction(name)
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
            aria-keyshortcuts="Control+S"
            onClick={() => {
              if (mustSave) act(null, t('done.save'))
            }}
          >
            {t('steps.save')}
          </Button>
        )}
        <span role="status" className={styles.state}>
          {isBusy ? t('working') : isDirty ? t(isKept ? 'unsavedKept' : 'unsaved') : ''}
          {isDirty && state === 'scheduled' && detail?.publish_at && (
            <> {t('offSchedule', { time: formatInstant(detail.publish_at, locale) })}</>
          )}
        </span>
      </div>
      <div className={styles.further}>
        {waitsForOther ? <p>{t('waitsForOther')}</p> : step('approve', approve)}
        {step('publish', publish)}
        {step('submit', submit)}
        {detail && state !== 'removed' && hasPage(kindName) && (
          <PreviewButtons
            kind={kindName}
            id={detail.id}
            isDisabled={isBusy || isDirty}
            onFailure={work.failed}
          />
        )}
        {detail && question('schedule')}
        {detail && !kind.fixed && !isDirty && (
          <EndActions
            detail={detail}
            isBusy={isBusy}
            act={act}
            isOwn={detail.unpublish_by?.id === person.id}
            onSet={() => setAction('set-end')}
          />
        )}
        {detail && question('return')}
        {detail && question('discard')}
        {detail && !kind.fixed && question('remove')}
      </div>
      {action && detail && (
        <ActionDialog
          action={action}
          of={detail}
          onClose={() => setAction(null)}
          onAnswer={(answer) => {
            setAction(null)
            act(stepOf(action, answer), t(`done.${action}`))
          }}
        />
      )}
    </div>
  )
}

/** The call of an action with the answer of its dialog. */
function stepOf(action: AskedAction, answer: string): Step {
  return async ({ params, version }) => {
    switch (action) {
      case 'return':
        return call(returnContent, { params, body: { version, reason: answer } })
      case 'schedule':
        return call(scheduleContent, { params, body: { version, publish_at: answer } })
      case 'set-end':
        return call(setEnd, { params, body: { version, unpublish_at: answer } })
      case 'discard':
        await call(discardContent, { params, body: { version } })
        return null
      case 'remove':
        await call(removeContent, { params, query: { version } })
        return null
    }
  }
}
