import 'server-only'
import { logger } from '@/lib/log/logger'
import { countMail } from '@/lib/metrics/measures'
import { leaseSeconds } from '@/lib/jobs/job'
import { isLoopback } from '@/lib/settings/loopback'
import { calendarMethod } from '@/lib/seo/calendar'
import { settings } from '@/lib/settings/settings'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTransport } from 'nodemailer'
import { mailHtml, mailText, type MailContent } from './message'

/** One mail to one person. */
export interface Mail {
  /** The same at a repeat, so that a mail server can recognise it. */
  id: string
  to: { name: string; address: string }
  content: MailContent
  /** An entry for calendars, which mail programs offer to add. */
  calendar?: { fileName: string; file: string; isCancelled?: boolean }
}

const timeoutMs = 10_000
/** For the whole mail, since a slow server must not outlast the lease of the job. */
export const deadlineMs = (leaseSeconds * 1000) / 2

/**
 * Sends a mail by SMTP; without `SMTP_URL` it is written as an .eml file under the data folder, and
 * the log names the file. The connection to another machine is encrypted unless `ALLOW_UNENCRYPTED`
 * is set. Throws the error of a server that refuses the mail, or when the deadline passes.
 */
export async function post(mail: Mail): Promise<void> {
  const { SMTP_URL } = settings()
  const message = compose(mail)
  try {
    if (SMTP_URL) await sendBySmtp(SMTP_URL, message)
    else await writeToFolder(mail.id, message)
    countMail('sent')
  } catch (error) {
    countMail('failed')
    throw error
  }
}

function compose({ id, to, content, calendar }: Mail) {
  const { MAIL_FROM, SITE_URL } = settings()
  const host = new URL(SITE_URL).hostname
  return {
    messageId: `<${id}@${host}>`,
    from: { name: content.portal, address: MAIL_FROM ?? `portal@${host}` },
    to,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    ...(calendar && {
      attachments: [
        {
          filename: calendar.fileName,
          // Base64 keeps its line ends, which the format wants.
          contentTransferEncoding: 'base64' as const,
          content: calendar.file,
          contentType: `text/calendar; charset=utf-8; method=${calendarMethod(calendar.isCancelled)}`,
        },
      ],
    }),
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

async function sendBySmtp(url: string, message: Message): Promise<void> {
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(url) && !settings().ALLOW_UNENCRYPTED,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs * 3,
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

async function writeToFolder(id: string, message: Message): Promise<void> {
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
