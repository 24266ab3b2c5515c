'use client'

import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { formatInstant, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { removeSamples, sampleState, restoreSamples, type SampleState } from '../contract'
import { SampleCounts } from './sample-counts'
import styles from './sample-panel.module.css'

/** The samples of the portal, their removal and its return; nothing without either. */
export function SamplePanel() {
  const { data } = useQuery(endpointQuery(sampleState))
  if (!data || (data.kinds.length === 0 && data.removal === null)) return null
  return <Panel state={data} />
}

function Panel({ state }: { state: SampleState }) {
  const t = useTranslations('admin.samples')
  const locale = useInterfaceLocale()
  const client = useQueryClient()
  const id = useId()
  const { run, isBusy } = useAction({
    changed: t('changed'),
    too_late: t('tooLate'),
    in_the_way: t('inTheWay'),
  })
  const { kinds, removal, is_own_account } = state
  const heading = useHeadingAfter(removal?.id ?? 0)
  const going = kinds.filter(({ count }) => count > 0)
  const count = going.reduce((sum, one) => sum + one.count, 0)
  const change = async (work: () => Promise<string>) => {
    const done = await run(work)
    await client.invalidateQueries()
    return done
  }
  const named = going.map((one) => t('count', { kind: t(`kind.${one.kind}`), count: one.count }))
  return (
    <section id="samples" aria-labelledby={id} className={styles.panel}>
      <Text id={id} ref={heading} tabIndex={-1} as="h2" tone="title" step={1}>
        {t('title')}
      </Text>
      {removal && (
        <Stack gap={3} align="start">
          <p>
            {t('pending', {
              name: isolated(removal.removed_by, locale),
              time: formatInstant(removal.removed_at, locale),
              until: formatInstant(removal.until, locale),
            })}
          </p>
          <Button
            variant="secondary"
            aria-disabled={isBusy || undefined}
            onClick={() =>
              void change(async () => {
                await call(restoreSamples, { body: { removal: removal.id } })
                return t('back')
              })
            }
          >
            {t('restore')}
          </Button>
        </Stack>
      )}
      {count > 0 && (
        <>
          <p>{t('lead', { count })}</p>
          <SampleCounts of={going} by="count" />
        </>
      )}
      {kinds.some(({ kept }) => kept > 0) && <Kept kinds={kinds} />}
      {is_own_account && <Text tone="soft">{t('ownAccount')}</Text>}
      {count > 0 && (
        <ConfirmButton
          text={t('remove')}
          title={t('removeTitle')}
          warning={t('removeWarning', { count, kinds: joinTexts(named, locale) })}
          onConfirm={() =>
            change(async () => {
              await call(removeSamples, { body: { count } })
              return t('removed')
            })
          }
        />
      )}
    </section>
  )
}

function Kept({ kinds }: Pick<SampleState, 'kinds'>) {
  const t = useTranslations('admin.samples')
  const kept = kinds.filter((one) => one.kept > 0)
  return (
    <div>
      <p>{t('kept', { count: kept.reduce((sum, one) => sum + one.kept, 0) })}</p>
      <SampleCounts of={kept} by="kept" />
    </div>
  )
}

/** The heading takes the focus when a removal or its return has taken the pressed button away. */
function useHeadingAfter(removal: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(removal)
  useEffect(() => {
    if (seen.current !== removal) heading.current?.focus()
    seen.current = removal
  }, [removal])
  return heading
}
