import 'server-only'
import { logger } from '@/lib/log/logger'
import { leaseSeconds } from '@/lib/jobs/job'
import { isLoopback } from '@/lib/settings/loopback'
import { settings } from '@/lib/settings/settings'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTransport } from 'nodemailer'
import { mailHtml, mailText, type MailContent } from './message'

/** One mail to one person. */
export interface Mail {
  /** The same at a repeat: mail servers and people can tell that it is the same mail. */
  id: string
  to: { name: string; address: string }
  content: MailContent
}

/** After 1, 5, 15 minutes, one and three hours, then each six hours until three days are over. */
export const mailDelays = [60, 300, 900, 3600, 10_800, ...Array.from({ length: 11 }, () => 21_600)]

const waitMs = 10_000
/** For all of a mail: a server that answers bit by bit does not outlast the lease of its job. */
export const deadlineMs = (leaseSeconds * 1000) / 2

/**
 * Sends a mail by SMTP; without `SMTP_URL` it is written as an .eml file under the data folder, and
 * the log names the file. A server on another machine gets it encrypted or not at all, unless
 * `ALLOW_UNENCRYPTED` is set. Throws what the mail server says when it does not take the mail, or
 * has not taken it by the deadline.
 */
export async function post(mail: Mail): Promise<void> {
  const { SMTP_URL } = settings()
  const message = compose(mail)
  if (SMTP_URL) await throughServer(SMTP_URL, message)
  else await intoFolder(mail.id, message)
}

function compose({ id, to, content }: Mail) {
  const { MAIL_FROM, SITE_URL } = settings()
  const host = new URL(SITE_URL).hostname
  return {
    messageId: `<${id}@${host}>`,
    from: { name: content.portal, address: MAIL_FROM ?? `portal@${host}` },
    to,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    headers: {
      'Content-Language': content.locale,
      'Auto-Submitted': 'auto-generated',
      ...(content.unsubscribe && {
        'List-Unsubscribe': `<${content.unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type Message = ReturnType<typeof compose>

async function throughServer(url: string, message: Message): Promise<void> {
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(url) && !settings().ALLOW_UNENCRYPTED,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs * 3,
  })
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), deadlineMs)
  try {
    await transport.sendMail({ ...message, signal: deadline.signal })
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

async function intoFolder(id: string, message: Message): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ settings().DATA_DIR, 'mail')
  const { message: bytes } = await createTransport({
    streamTransport: true,
    buffer: true,
  }).sendMail(message)
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${id}.eml`)
  await writeFile(file, bytes)
  logger().info({ mail: pathToFileURL(file).href }, 'mail written, since SMTP_URL is not set')
}
