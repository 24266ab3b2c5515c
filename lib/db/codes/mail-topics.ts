/** What people get recurring mails about, as the addresses of links in mails name it. */
export const mailTopicNames = ['newsletter', 'follows', 'request-alerts', 'plan-reminders'] as const
export type MailTopicName = (typeof mailTopicNames)[number]

/** How soon mails come: within minutes, each morning, or when the week begins. */
export const mailSpeeds = ['at_once', 'daily', 'weekly'] as const
export type MailSpeed = (typeof mailSpeeds)[number]

/** The speeds at which what is new is collected in one mail. */
export const collectedSpeeds = ['daily', 'weekly'] as const satisfies readonly MailSpeed[]

/** What a person chooses for mails about something: how soon, on the day before a date, or none. */
export const mailChoices = [...mailSpeeds, 'day_before', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]

/** How soon mails come by a choice; null where none come. */
export function speedOf(choice: MailChoice): MailSpeed | null {
  return mailSpeeds.find((speed) => speed === choice) ?? null
}
