'use client'

import { Text } from '@/components/layout/text'
import { PressChips } from '@/components/press-chips/press-chips'
import { notify } from '@/components/snackbar/messages'
import { changeAddress } from '@/lib/api/link-calls'
import type { MailChoice as Choice } from '@/lib/db/codes/mail-topics'
import { useCall } from '@/lib/forms/use-call'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import { chooseMailByLink, chooseMyMail, type ChosenMail, type MailsLink } from '../contract'
import { chooseMail } from '../queries'

interface MailChoiceProps {
  locale: Locale
  mail: ChosenMail
  /** The link in a mail; null for a person who is logged in. */
  link: MailsLink | null
  /** What is chosen, for people who listen. */
  label: string
  /** What no mails mean. */
  stopped: string
  texts: Messages['mailChoices']['choice']
}

/**
 * How often mails of a kind come, or that they do not: saved at once. Opening the page changes nothing,
 * because mail scanners open links too; without scripts a choice is sent and redirects back.
 */
export function MailChoice({ locale, mail, link, label, stopped, texts }: MailChoiceProps) {
  const { topic, choices } = mail
  const [chosen, setChosen] = useState(mail.choice)
  const { run } = useCall()
  const choose = async (choice: Choice) => {
    if (choice === chosen) return
    const isSaved = await run(
      () => chooseMail(link, { topic, choice }),
      ({ code }) => notify(code === 'too_many_requests' ? texts.tooMany : texts.failed, 'error'),
    )
    if (!isSaved) return
    setChosen(choice)
    notify(texts.saved, 'success')
  }
  // By the link of another mail these can only be stopped.
  const isOver = link !== null && link.topic !== topic && chosen === 'never'
  const target = link
    ? changeAddress(chooseMailByLink, link, locale)
    : changeAddress(chooseMyMail, {}, locale)
  return (
    <form method="post" action={target}>
      <input type="hidden" name="topic" value={topic} />
      <PressChips
        label={label}
        field="choice"
        chips={(isOver ? [chosen] : choices).map((choice) => ({
          name: choice,
          text: texts.of[choice],
          isPressed: choice === chosen,
          onPress: () => void choose(choice),
        }))}
      />
      <Text role="status" above={2}>
        {chosen === 'never' && stopped}
      </Text>
    </form>
  )
}
