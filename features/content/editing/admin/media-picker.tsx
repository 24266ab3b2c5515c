'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { EmptyState } from '@/components/empty-state/empty-state'
import { ErrorState } from '@/components/error-state/error-state'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Modal } from '@/components/modal/modal'
import { Skeleton } from '@/components/skeleton/skeleton'
import { mediaList, type Medium } from '@/features/files/library/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale, localized } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { nativeName, type Locale } from '@/lib/i18n/locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MediaUpload } from './media-upload'
import styles from './media-picker.module.css'

interface MediaPickerProps {
  kind: 'picture' | 'document'
  onClose: () => void
  onPick: (picked: { address: string; alt: string; medium: Medium }) => void
  /** A picture that was pasted, to be added to the library. */
  pasted?: File | undefined
  /** The language of the text that holds the picture. */
  writtenIn?: Locale
}

const lacksText = (medium: Medium, locale: Locale) => {
  const { text, lang } = localized(medium, 'alt', locale)
  return text === '' || lang !== locale
}

/** The media library in a dialog: search, upload, choose. */
export function MediaPicker({ kind, onClose, onPick, pasted, writtenIn }: MediaPickerProps) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const [q, setQuery] = useState('')
  const [page, setPage] = useState(1)
  const found = useQuery({
    ...endpointQuery(mediaList, { query: { kind, page, per_page: 24, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  })
  const pick = (medium: Medium) =>
    onPick({ address: medium.address, alt: inLocale(medium, 'alt', writtenIn ?? locale), medium })
  const media = found.data
  const isLast = !media || page * media.per_page >= media.total
  return (
    <Modal
      locale={locale}
      open
      wide
      title={kind === 'picture' ? t('media.pickPicture') : t('media.pickDocument')}
      onClose={onClose}
      closeText={t('close')}
    >
      <Stack gap={4}>
        <MediaUpload kind={kind} level={3} pasted={pasted} onAdded={pick} />
        <Stack as="label" gap={1} weight="heading" className={styles.label}>
          {t('content.find')}
          <input
            type="search"
            value={q}
            maxLength={200}
            className={controls.box}
            onChange={({ target }) => {
              setQuery(target.value)
              setPage(1)
            }}
          />
        </Stack>
        {found.isPending && <Skeleton shape="row" count={3} label={t('loading')} />}
        {found.isError && <ErrorState title={t('failed')} />}
        {media?.total === 0 && <EmptyState title={t('media.none')} />}
        <ul className={styles.grid}>
          {media?.data.map((medium) => (
            <li key={medium.key}>
              <button type="button" className={styles.tile} onClick={() => pick(medium)}>
                {medium.kind === 'picture' ? (
                  <img src={medium.address} alt="" loading="lazy" className={styles.thumb} />
                ) : (
                  <Icon name="file" size={40} />
                )}
                <span className={styles.caption}>
                  {inLocale(medium, 'alt', locale) || medium.file_name || t('media.unnamed')}
                </span>
                {writtenIn && lacksText(medium, writtenIn) && (
                  <Note as="span" tone="danger">
                    {t('media.textMissing', { language: nativeName[writtenIn] })}
                  </Note>
                )}
              </button>
            </li>
          ))}
        </ul>
        {media && media.total > media.per_page && (
          <Row gap={2}>
            <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('content.previous')}
            </Button>
            <Button variant="secondary" disabled={isLast} onClick={() => setPage(page + 1)}>
              {t('content.next')}
            </Button>
          </Row>
        )}
      </Stack>
    </Modal>
  )
}
