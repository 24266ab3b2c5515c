'use client'

import { Button } from '@/components/button/button'
import { ErrorState } from '@/components/error-state/error-state'
import { Skeleton } from '@/components/skeleton/skeleton'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { plainText } from '@/lib/html/plain-text'
import { nativeName } from '@/lib/i18n/locale'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useNavigate } from 'react-router-dom'
import { useFailureText } from '../../admin/failure-text'
import { useFieldName } from './field-texts'
import { useKindRights } from '../../admin/kind-rights'
import { contentKinds, contentRecord, type ContentDetail } from '../../contract'
import { pairsOf } from '../../kinds/rules'
import { restoreContent } from '../../publishing/contract'
import { mayAct } from '../../rules'
import { versionDetail } from '../contract'
import styles from './versions-screen.module.css'

interface VersionDifferenceProps {
  kind: string
  id: string
  version: number
  detail: ContentDetail
}

/** What a version changed, next to the values before it; it can be restored as a draft. */
export function VersionDifference({ kind, id, version, detail }: VersionDifferenceProps) {
  const t = useTranslations('admin')
  const nameOf = useFieldName(kind)
  const failureOf = useFailureText()
  const { mayWrite } = useKindRights(kind)
  const client = useQueryClient()
  const navigate = useNavigate()
  const found = useQuery(endpointQuery(versionDetail, { params: { kind, id, version } }))
  const restoring = useMutation({
    mutationFn: () =>
      call(restoreContent, {
        params: { kind, id },
        body: { version: detail.version, from: version },
      }),
    onSuccess: async (fresh) => {
      const params = { kind, id }
      client.setQueryData(endpointQuery(contentRecord, { params }).queryKey, fresh)
      notify(t('content.done.restore'), 'success')
      await navigate(`/content/${kind}/${id}`)
    },
    onError: (error) => notify(failureOf(error), 'error'),
  })
  if (found.isPending) return <Skeleton shape="text" count={3} label={t('loading')} />
  if (found.isError) return <ErrorState title={t('failed')} />
  const { changed, record, previous } = found.data
  const pairs = contentKinds[kind] ? pairsOf(contentKinds[kind]) : []
  const called = (name: string) => {
    const pair = pairs.find(({ en, ar }) => en === name || ar === name)
    if (!pair) return nameOf(name)
    return t('content.inLanguage', {
      field: nameOf(pair.field),
      language: nativeName[pair.en === name ? 'en' : 'ar'],
    })
  }
  const mayRestore =
    mayWrite && record && version !== detail.version && mayAct('restore', detail.state, false)
  return (
    <section aria-labelledby="difference" className={styles.difference}>
      <h2 id="difference" className={styles.title}>
        {changed.length > 0 ? t('content.changedFields') : t('content.nothingChanged')}
      </h2>
      {changed.map((name) => (
        <div key={name} className={styles.change}>
          <h3 className={styles.field}>{called(name)}</h3>
          <div className={styles.sides}>
            <div className={styles.before}>
              <strong>{t('content.was')}</strong>
              <p dir="auto">{shown(previous?.[name])}</p>
            </div>
            <div className={styles.after}>
              <strong>{t('content.is')}</strong>
              <p dir="auto">{shown(record?.[name])}</p>
            </div>
          </div>
        </div>
      ))}
      {mayRestore && (
        <Button
          aria-disabled={restoring.isPending || undefined}
          onClick={() => {
            if (!restoring.isPending) restoring.mutate()
          }}
        >
          {t('content.restore')}
        </Button>
      )}
    </section>
  )
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(String).join(' · ')
  return typeof value === 'object' ? JSON.stringify(value) : plainText(String(value)) || '–'
}
