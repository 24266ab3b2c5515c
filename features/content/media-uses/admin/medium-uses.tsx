'use client'

import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { localized } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { mediumUses, removeMedium, type MediumUse } from '../contract'

/** Where a file of the library is used; one that is used nowhere can be removed. */
export function MediumUses({ fileKey }: { fileKey: string }) {
  const t = useTranslations('admin.media')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Uses fileKey={fileKey} />
  return (
    <Button variant="quiet" onClick={() => setOpen(true)}>
      {t('showUses')}
    </Button>
  )
}

function Uses({ fileKey }: { fileKey: string }) {
  const t = useTranslations('admin.media')
  const client = useQueryClient()
  const { run } = useAction({ in_use: t('inUse'), conflict: t('inUse') })
  const query = useQuery(endpointQuery(mediumUses, { params: { key: fileKey } }))
  const remove = () =>
    run(async () => {
      await call(removeMedium, { params: { key: fileKey } })
      await client.invalidateQueries({ queryKey: ['media'] })
      return t('removed')
    })
  return (
    <LoadedRecord query={query}>
      {({ uses, versions }) => (
        <Stack gap={2} align="start" step={-1}>
          <p>{t('usedIn', { count: uses.length })}</p>
          {uses.length > 0 && (
            <ul>
              {uses.map((use) => (
                <li key={`${use.kind}/${use.id}`}>
                  <Use use={use} />
                </li>
              ))}
            </ul>
          )}
          {versions > 0 && <p>{t('inVersions', { count: versions })}</p>}
          {uses.length === 0 && (
            <ConfirmButton
              text={t('remove')}
              title={t('removeTitle')}
              warning={t(versions > 0 ? 'removeFromVersions' : 'removeText')}
              onConfirm={remove}
            />
          )}
        </Stack>
      )}
    </LoadedRecord>
  )
}

function Use({ use }: { use: MediumUse }) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { text, lang } = localized(use, 'label', locale)
  return (
    <>
      <Link to={`/content/${use.kind}/${use.id}`}>
        {t(`kinds.${use.kind}`)}
        {text !== '' && (
          <>
            {' '}
            · <bdi lang={lang}>{text}</bdi>
          </>
        )}
      </Link>
      {!use.is_published && <> ({t('content.states.draft')})</>}
    </>
  )
}
