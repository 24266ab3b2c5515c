'use client'

import { notify } from '@/components/snackbar/messages'
import { useTranslations } from 'next-intl'
import { MediaUpload } from './media-upload'
import styles from './media-picker.module.css'

/** Adds pictures and documents to the library itself. */
export function MediaUploads() {
  const t = useTranslations('admin.media')
  const notifyAdded = () => notify(t('added'), 'success')
  return (
    <div className={styles.uploads}>
      <MediaUpload kind="picture" level={2} onAdded={notifyAdded} />
      <MediaUpload kind="document" level={2} onAdded={notifyAdded} />
    </div>
  )
}
