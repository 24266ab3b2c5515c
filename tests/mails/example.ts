import type { Locale } from '@/lib/i18n/locale'
import type { Addressee } from '@/lib/db/reads/addressees'
import type { Mail } from '@/lib/mail/post'
import { composeMail, type MailPen, type MailWriter } from '@/lib/mail/template'

/** A mail as somebody would get it, in each language. */
export interface MailExample {
  /** The name of the job that sends it. */
  mail: string
  /** What makes it this one of its kind. */
  label: string
  written: (locale: Locale) => Promise<Omit<Mail, 'id'>>
  /** Writes it with a pen, to see what it uses. */
  write: (pen: MailPen) => void
}

export const portalNames = { en: 'National Export Portal', ar: 'البوابة الوطنية للتصدير' } as const
const names = { en: 'Rana Haddad', ar: 'رنا حداد' } as const

/** The reader of the examples. */
export const readerIn = (locale: Locale): Addressee => ({
  name: names[locale],
  address: 'rana@portal.example',
  locale,
  isConfirmed: true,
})

/**
 * Mails of one kind from facts, each under what makes it this one. `reader` says where their reader is
 * another one, such as a person who has not confirmed the address.
 */
export function mailExamples<Facts>(
  kind: MailWriter<Facts> & { name: string },
  examples: Readonly<Record<string, NoInfer<Facts>>>,
  reader: Partial<Pick<Addressee, 'name' | 'isConfirmed'>> = {},
): MailExample[] {
  return Object.entries(examples).map(([label, facts]) => ({
    mail: kind.name,
    label,
    written: (locale) =>
      composeMail(kind, {
        portal: portalNames[locale],
        to: { ...readerIn(locale), ...reader },
        facts,
      }),
    write: (pen) => void kind.write(pen, facts),
  }))
}
