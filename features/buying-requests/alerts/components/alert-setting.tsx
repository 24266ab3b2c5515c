'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { call } from '@/lib/api/call'
import { alertSpeeds, type AlertSpeed } from '@/lib/db/codes/buying-requests'
import { useCall } from '@/lib/forms/use-call'
import type { Messages } from '@/lib/i18n/messages'
import { useState, type FormEvent } from 'react'
import { setRequestAlerts } from '../contract'
import styles from './alert-setting.module.css'

interface AlertSettingProps {
  speed: AlertSpeed | null
  texts: Messages['myRequests']['alerts']
}

const choices = [null, ...alertSpeeds]

/** How soon a member hears of requests that fit the company; off until something is chosen. */
export function AlertSetting({ speed, texts }: AlertSettingProps) {
  const [chosen, setChosen] = useState(speed)
  const { stage, isSending, run, reset } = useCall()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void run(() => call(setRequestAlerts, { body: { speed: chosen } }))
  }
  return (
    <Form onSubmit={save}>
      <Stack as="fieldset" gap={1}>
        <legend>{texts.label}</legend>
        {choices.map((value) => (
          <Row
            key={value ?? 'off'}
            as="label"
            gap={3}
            align="center"
            nowrap
            touch
            className={styles.choice}
          >
            <input
              type="radio"
              name="speed"
              checked={chosen === value}
              onChange={() => {
                setChosen(value)
                reset()
              }}
            />
            {texts[value ?? 'off']}
          </Row>
        ))}
      </Stack>
      {stage === 'failed' && (
        <Alert tone="error" word={texts.errorWord} live>
          {texts.failed}
        </Alert>
      )}
      <Row gap={3} align="center">
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
          {isSending ? texts.saving : texts.save}
        </Button>
        <p role="status">{stage === 'done' && texts.saved}</p>
      </Row>
    </Form>
  )
}
