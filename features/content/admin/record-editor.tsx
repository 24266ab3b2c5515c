'use client'

import { Alert } from '@/components/alert/alert'
import { Button, buttonClass } from '@/components/button/button'
import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { LeaveDialog } from '@/components/unsaved/leave-dialog'
import { useUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { localized } from '@/lib/bilingual/in-locale'
import { formatInstant, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { otherLocale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useBlocker } from 'react-router-dom'
import type { ContentDetail } from '../contract'
import { ConflictDialog } from '../editing/admin/conflict-dialog'
import { RecordForm } from '../editing/admin/record-form'
import { useRecordWork } from '../editing/admin/record-work'
import { useKeptDraft } from '../editing/admin/use-kept-draft'
import { WorkFailure } from '../editing/admin/work-failure'
import {
  fieldOrder,
  fromForm,
  inputsOf,
  newInputsOf,
  toForm,
  type FormValues,
} from '../editing/rules'
import type { ContentKind } from '../kinds/contract'
import { DraftDifference } from '../versions/admin/draft-difference'
import { useKindRights } from './kind-rights'
import { RecordActions } from './record-actions'
import { StateChip } from './state-chip'
import { TranslationMarks } from './translation-marks'

export interface RecordEditorProps {
  name: string
  kind: ContentKind
  record: Readonly<Record<string, unknown>>
  /** The state of the work; null for a new record. */
  detail: ContentDetail | null
  /** Who answers for a record, and when it is looked at again. */
  upkeep?: ComponentType<{ kind: string; id: string; mayWrite: boolean }> | undefined
}

/** A record in both languages, with its actions. */
export function RecordEditor({ name, kind, record, detail, upkeep: Upkeep }: RecordEditorProps) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { mayWrite, isKnown } = useKindRights(name)
  const inputs = detail ? inputsOf(kind, detail.four_eyes) : newInputsOf(kind)
  const form = useForm<FormValues>({ defaultValues: toForm(inputs, record) })
  const { isDirty } = form.formState
  const kept = useKeptDraft({
    draft: `content/${name}/${detail?.id ?? 'new'}`,
    version: detail?.version ?? null,
    form,
  })
  const work = useRecordWork({
    name,
    detail,
    form,
    fields: fieldOrder(inputs, [locale, otherLocale(locale)]),
    read: () => fromForm(inputs, form.getValues(), record),
    onSaved: kept.forget,
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !work.isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnsavedChanges(isDirty)
  const label = detail ? localized(detail, 'label', locale) : { text: '', lang: locale }
  const isOne = kind.fixed === 'one'
  const title =
    (!isOne && label.text) ||
    (detail ? t(`kinds.${name}`) : t('content.newOf', { kind: t(`kinds.${name}`) }))
  return (
    <DashboardPage
      title={title}
      suffix={t('title')}
      lang={label.text && !isOne ? label.lang : undefined}
      back={
        <BackLink to={isOne ? '/content' : `/content/${name}`}>
          {isOne ? t('areas.content') : t(`kinds.${name}`)}
        </BackLink>
      }
      facts={detail && <Facts detail={detail} />}
      actions={
        detail && (
          <Link to={`/content/${name}/${detail.id}/versions`} className={buttonClass('secondary')}>
            {t('content.versions')}
          </Link>
        )
      }
    >
      {detail?.note && <RecordNote note={detail.note} />}
      {detail?.unpublish_at && detail.four_eyes && !detail.unpublish_confirmed_by && (
        <Alert tone="info" word={t('notice')}>
          <p>{t('content.endUnconfirmed')}</p>
        </Alert>
      )}
      {detail?.removes && (
        <Alert tone="warning" word={t('warning')}>
          <p>{t('content.removesText')}</p>
        </Alert>
      )}
      {isKnown && !mayWrite && (
        <Alert tone="info" word={t('notice')}>
          <p>{t('content.readOnly')}</p>
        </Alert>
      )}
      {mayWrite && kept.offered && (
        <Alert tone="info" word={t('notice')} title={t('content.keptTitle')}>
          <p>{t(kept.offered.isOlder ? 'content.keptOlder' : 'content.keptText')}</p>
          <Button variant="secondary" onClick={kept.restore}>
            {t('content.keptRestore')}
          </Button>{' '}
          <Button variant="quiet" onClick={kept.forget}>
            {t('content.keptDiscard')}
          </Button>
        </Alert>
      )}
      {detail && <DraftDifference kind={name} detail={detail} />}
      {work.failure && <WorkFailure failure={work.failure} form={form} />}
      <RecordForm
        name={name}
        inputs={inputs}
        form={form}
        detail={detail}
        checked={work.checked}
        onCheck={work.check}
        isReadOnly={!mayWrite}
      />
      {Upkeep && detail?.is_published && <Upkeep kind={name} id={detail.id} mayWrite={mayWrite} />}
      {mayWrite && (
        <RecordActions
          name={name}
          kind={kind}
          detail={detail}
          isDirty={isDirty}
          work={work}
          isKept={kept.isKept}
        />
      )}
      {work.conflict && (
        <ConflictDialog
          key={work.conflict.version}
          name={name}
          inputs={inputs}
          base={toForm(inputs, record)}
          theirs={work.conflict}
          mine={form.getValues()}
          onMerge={work.merge}
          onDiscard={work.acceptTheirs}
        />
      )}
      <LeaveDialog
        isOpen={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </DashboardPage>
  )
}

function Facts({ detail }: { detail: ContentDetail }) {
  const t = useTranslations('admin.content')
  const locale = useInterfaceLocale()
  const authors = detail.authors.map(({ name }) => name)
  return (
    <>
      <StateChip of={detail} />
      <TranslationMarks of={detail} />
      {detail.updated_at && detail.updated_by && (
        <span>
          {t('changed', {
            at: formatInstant(detail.updated_at, locale),
            name: detail.updated_by.name,
          })}
        </span>
      )}
      {detail.publish_at && (
        <span>{t('publishedAt', { at: formatInstant(detail.publish_at, locale) })}</span>
      )}
      {detail.unpublish_at && (
        <span>{t('publicUntil', { at: formatInstant(detail.unpublish_at, locale) })}</span>
      )}
      {detail.approved_by && (
        <span>{t('approvedBy', { name: isolated(detail.approved_by.name, locale) })}</span>
      )}
      {detail.four_eyes && authors.length > 0 && (
        <span>
          {t('authors', {
            names: joinTexts(authors, locale),
          })}
        </span>
      )}
    </>
  )
}

/** Why a record was returned to its authors, or why the portal did not do what was scheduled. */
function RecordNote({ note }: { note: string }) {
  const t = useTranslations('admin')
  const isOfPortal = t.has(`content.portalNotes.${note}`)
  return (
    <Alert
      tone="warning"
      word={t('warning')}
      title={isOfPortal ? undefined : t('content.sentBack')}
    >
      <p>{isOfPortal ? t(`content.portalNotes.${note}`) : note}</p>
    </Alert>
  )
}
