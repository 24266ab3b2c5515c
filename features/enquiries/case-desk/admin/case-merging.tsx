'use client'

import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { isEnded } from '@/lib/db/codes/enquiry-statuses'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { mergeInto } from '../queries'
import styles from './case-merging.module.css'
import type { CasePart } from './contract'

/** Other open enquiries of the same person, into which this one can be merged. */
export function CaseMerging({ enquiry, onChange, onStale }: CasePart) {
  const t = useTranslations('admin.caseDesk.merging')
  const locale = useInterfaceLocale()
  const { run } = useAction()
  const link = (id: number) => (
    <Link className={styles.link} to={`/enquiries/${id}`}>
      {t('number', { id: String(id) })}
    </Link>
  )
  if (enquiry.merged_into !== null) {
    return (
      <p>
        {t('into')} {link(enquiry.merged_into)}
      </p>
    )
  }
  const { similar, merged } = enquiry
  return (
    <>
      {merged.length > 0 && (
        <div>
          <p>{t('merged')}</p>
          <Stack as="ul" gap={3} className={styles.others}>
            {merged.map(({ id, excerpt }) => (
              <li key={id}>
                {link(id)}
                <q>{excerpt}</q>
              </li>
            ))}
          </Stack>
        </div>
      )}
      {similar.length === 0 && <Text tone="soft">{t('none')}</Text>}
      <Stack as="ul" gap={3} className={styles.others}>
        {similar.map(({ id, created_at, excerpt }) => (
          <li key={id}>
            <span>
              {link(id)} · {t('filed', { date: formatDate(created_at, locale) })}
            </span>
            <q>{excerpt}</q>
            {!isEnded(enquiry.status) && (
              <ConfirmButton
                text={t('merge', { id: String(id) })}
                title={t('ask', { id: String(id) })}
                warning={t('warning', { id: String(id) })}
                onConfirm={async () => {
                  const done = await run(async () => {
                    onChange(await mergeInto(enquiry, id))
                    return t('done')
                  })
                  if (!done) onStale()
                  return done
                }}
              />
            )}
          </li>
        ))}
      </Stack>
    </>
  )
}
