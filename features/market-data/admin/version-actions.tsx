'use client'

import { Row } from '@/components/layout/row'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { useTranslations } from 'next-intl'
import { useNavigate } from 'react-router-dom'
import { mayAct } from '../rules'
import {
  discardVersion,
  publishVersion,
  restoreVersion,
  type VersionDetail,
} from '../versions/contract'
import styles from './dataset-screens.module.css'

const calls = { publish: publishVersion, restore: restoreVersion, discard: discardVersion }
const actions = ['publish', 'restore', 'discard'] as const

/** What the state of a version allows. Nobody publishes a file that they loaded themselves. */
export function VersionActions({
  version,
  onChange,
}: {
  version: VersionDetail
  onChange: () => void
}) {
  const t = useTranslations('admin.marketData')
  const go = useNavigate()
  const { run } = useAction({
    four_eyes: t('fourEyes'),
    changed: t('outdated'),
    conflict: t('changed'),
  })
  const { id, state, dataset_id, may_publish } = version
  const allowed = actions.filter(
    (action) => mayAct(action, state) && (action !== 'publish' || may_publish),
  )
  const act = (action: (typeof actions)[number]) =>
    run(async () => {
      await call(calls[action], { params: { id } })
      if (action === 'discard') await go(`/datasets/${dataset_id}`)
      else onChange()
      return t(`action.${action}.done`)
    })
  return (
    <Row gap={2}>
      {state === 'ready' && !may_publish && <p>{t('fourEyes')}</p>}
      {state !== 'ready' && allowed.length === 0 && <p className={styles.meta}>{t('noActions')}</p>}
      {allowed.map((action) => (
        <ConfirmButton
          key={action}
          variant={action === 'publish' ? 'primary' : 'secondary'}
          text={t(`action.${action}.text`)}
          title={t(`action.${action}.title`)}
          warning={t(`action.${action}.warning`)}
          onConfirm={() => act(action)}
        />
      ))}
    </Row>
  )
}
