'use client'

import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { endpointKey } from '@/lib/api/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { contentKindList, setContentKind } from '../../contract'
import styles from './four-eyes-switch.module.css'

/** Whether none of a change's authors may approve it; admins decide it for each kind. */
export function FourEyesSwitch({ kind, isOn }: { kind: string; isOn: boolean }) {
  const t = useTranslations('admin')
  const client = useQueryClient()
  const setting = useMutation({
    mutationFn: (four_eyes: boolean) =>
      call(setContentKind, { params: { kind }, body: { four_eyes } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [endpointKey(contentKindList)] }),
    onError: () => notify(t('failed'), 'error'),
  })
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={setting.isPending ? setting.variables : isOn}
        aria-disabled={setting.isPending || undefined}
        aria-label={t('content.fourEyesFor', { kind: t(`kinds.${kind}`) })}
        onChange={({ target }) => {
          if (!setting.isPending) setting.mutate(target.checked)
        }}
      />
      <span aria-hidden="true">{t('content.fourEyes')}</span>
    </label>
  )
}
