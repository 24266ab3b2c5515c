'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { saveFile } from '@/components/chart/saving'
import { CopyButton } from '@/components/copy-button/copy-button'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import type { Messages } from '@/lib/i18n/messages'
import styles from './recovery-codes.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  texts: Messages['security']['secondFactor']['recovery']
  /** Confirms that the codes are stored safely: they cannot be shown again. */
  onKept: () => void
}

/** The codes that replace a lost authenticator, shown only once. */
export function RecoveryCodes({ codes, texts, onKept }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <Stack gap={4}>
      <Alert tone="warning" word={texts.warning} live>
        {texts.lead}
      </Alert>
      <ul aria-label={texts.list} className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={2}>
        <CopyButton text={text} texts={texts} />
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {texts.save}
        </Button>
        <Button onClick={onKept}>{texts.kept}</Button>
      </Row>
    </Stack>
  )
}
