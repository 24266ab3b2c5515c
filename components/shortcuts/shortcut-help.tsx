'use client'

import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Modal } from '@/components/modal/modal'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import styles from './shortcut-help.module.css'
import { areShortcutsOn, onShortcutSetting, setShortcuts } from './shortcut-setting'

/** Each key, and the name of what it does in the messages. */
const keys = [
  { key: 'Ctrl K', action: 'searchAll' },
  { key: '/', action: 'search' },
  { key: 'j', action: 'next' },
  { key: 'k', action: 'previous' },
  { key: 'Enter', action: 'open' },
  { key: 'x', action: 'choose' },
  { key: 'a', action: 'take' },
  { key: 'r', action: 'reply' },
  { key: 'Ctrl + S', action: 'save' },
  { key: 'Ctrl + Enter', action: 'publish' },
] as const

/** Names the single keys that act in the back office, and turns them off. */
export function ShortcutHelp() {
  const t = useTranslations('admin.shortcuts')
  const locale = useInterfaceLocale()
  const [isOpen, setOpen] = useState(false)
  const isOn = useSyncExternalStore(onShortcutSetting, areShortcutsOn, () => true)
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="info" />
        {t('title')}
      </button>
      <Modal
        locale={locale}
        open={isOpen}
        title={t('title')}
        closeText={t('close')}
        onClose={() => setOpen(false)}
      >
        <Stack as="dl" gap={2} className={styles.keys}>
          {keys.map(({ key, action }) => (
            <div key={key}>
              <dt>
                <kbd dir="ltr">{key}</kbd>
              </dt>
              <dd>{t(`key.${action}`)}</dd>
            </div>
          ))}
        </Stack>
        <Row as="label" gap={2} align="center" inline nowrap touch className={styles.setting}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => setShortcuts(target.checked)}
          />
          {t('on')}
        </Row>
      </Modal>
    </>
  )
}
