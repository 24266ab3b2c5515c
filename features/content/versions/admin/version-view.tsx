'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { ErrorState } from '@/components/error-state/error-state'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Skeleton } from '@/components/skeleton/skeleton'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFailureText } from '../../admin/failure-text'
import { useKindRights } from '../../admin/kind-rights'
import { contentRecord, type ContentDetail } from '../../contract'
import { PreviewButtons } from '../../preview/admin/preview-buttons'
import { hasPage } from '../../preview/rules'
import { restoreContent } from '../../publishing/contract'
import { mayAct } from '../../rules'
import { versionDetail } from '../contract'
import { FieldDifferences } from './field-differences'
import { RecordValues } from './record-values'
import styles from './versions-screen.module.css'

interface VersionViewProps {
  kind: string
  id: string
  version: number
  detail: ContentDetail
  /** The versions that it can be compared with. */
  others: readonly { version: number; text: string }[]
}

/**
 * A version to be read: what it changed since another one, or the whole record. Its public page can be
 * previewed before it is restored as a draft.
 */
export function VersionView({ kind, id, version, detail, others }: VersionViewProps) {
  const t = useTranslations('admin')
  const failureOf = useFailureText()
  const selectId = useId()
  const [other, setOther] = useState<number>()
  const [isWhole, setWhole] = useState(false)
  const { mayWrite } = useKindRights(kind)
  const client = useQueryClient()
  const navigate = useNavigate()
  const params = { kind, id }
  const found = useQuery(
    endpointQuery(versionDetail, { params: { ...params, version }, query: { other } }),
  )
  const restoring = useMutation({
    mutationFn: () =>
      call(restoreContent, { params, body: { version: detail.version, from: version } }),
    onSuccess: async (fresh) => {
      client.setQueryData(endpointQuery(contentRecord, { params }).queryKey, fresh)
      notify(t('content.done.restore'), 'success')
      await navigate(`/content/${kind}/${id}`)
    },
    onError: (error) => notify(failureOf(error), 'error'),
  })
  if (found.isPending) return <Skeleton shape="text" count={3} label={t('loading')} />
  if (found.isError) return <ErrorState title={t('failed')} />
  const { changed, record, previous, previous_version } = found.data
  const mayRestore =
    mayWrite && record && version !== detail.version && mayAct('restore', detail.state, false)
  return (
    <Stack aria-labelledby="difference" as="section" gap={4} align="start" bounded panel={4}>
      <Text id="difference" as="h2" step={1}>
        {isWhole
          ? t('content.wholeVersion')
          : t(changed.length > 0 ? 'content.changedFields' : 'content.nothingChanged')}
      </Text>
      {record && (
        <Row gap={3} align="end">
          {!isWhole && (
            <div className={styles.compare}>
              <label htmlFor={selectId}>{t('content.comparedWith')}</label>
              <select
                id={selectId}
                className={controls.box}
                value={other ?? previous_version ?? ''}
                onChange={({ target }) => setOther(Number(target.value))}
              >
                {previous_version === null && <option value="">{t('content.noEarlier')}</option>}
                {others.map((one) => (
                  <option key={one.version} value={one.version}>
                    {one.text}
                  </option>
                ))}
              </select>
            </div>
          )}
          <Button variant="secondary" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'content.showChanges' : 'content.showWhole')}
          </Button>
          {hasPage(kind) && (
            <PreviewButtons
              kind={kind}
              id={id}
              version={version}
              isDisabled={false}
              onFailure={(error) => notify(failureOf(error), 'error')}
            />
          )}
        </Row>
      )}
      {isWhole && record ? (
        <RecordValues kind={kind} record={record} />
      ) : (
        <FieldDifferences kind={kind} changed={changed} before={previous} after={record} />
      )}
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
    </Stack>
  )
}
