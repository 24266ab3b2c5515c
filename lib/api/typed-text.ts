import { latinDigits } from '@/lib/i18n/fold'
import { z } from 'zod'
import { visibleText } from './visible-text'

/** Control characters, and those that turn the direction of the text around them. */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * One line that a person typed: composed (NFC), without unseen characters and without space around.
 * `maxLength` counts characters.
 */
export function typedLine(maxLength: number) {
  return z
    .string()
    .transform((text) => visibleText(text.normalize('NFC').replace(unseen, '')))
    .pipe(z.string().max(maxLength))
}

/** Why staff export data, for the audit log. */
export const exportPurpose = typedLine(500).pipe(z.string().min(1, 'required'))

/** An e-mail address; the message is a key under `rules`. The longest there are have 254 characters. */
export const typedEmail = z
  .string()
  .overwrite(visibleText)
  .min(1, 'required')
  .max(254)
  .pipe(z.email('email'))

/** What separates digits where people write or paste them: spaces, dashes and direction marks. */
const betweenDigits = /[\s\p{Pd}\p{Cf}]/gu

/**
 * A telephone number in digits of either script: a `+` in front at most and 7 to 15 digits, stored
 * in Latin digits without spaces and dashes (spec/decisions.md section 5).
 */
export const typedPhone = z
  .string('required')
  .overwrite(visibleText)
  .min(1, 'required')
  .transform((text) => latinDigits(text).replace(betweenDigits, ''))
  .pipe(z.string().regex(/^\+?\d{7,15}$/, 'phone'))

/** A code of digits of either script, without what separates them; its schema checks the digits. */
export const typedCode = z
  .string('required')
  .overwrite(visibleText)
  .min(1, 'required')
  .transform((text) => latinDigits(text).replace(betweenDigits, '').replaceAll('.', ''))

const maxAddressLength = 2_048

/** A backslash: browsers read it as a slash, so what looks like a path leads to another website. */
export const misreadInAddress = /\\/

/** A web address as people write it; only http and https lead anywhere (RELIABILITY.md 2.4). */
export const typedWebAddress = z
  .string()
  .overwrite(visibleText)
  .min(1, 'required')
  .max(maxAddressLength, 'web_address')
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine(isWebAddress, 'web_address')

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || misreadInAddress.test(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

/** Control characters but line breaks and tabs. */
const unseenExceptBreaks = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** A text of any number of lines that a person typed, at most `maxLength` characters of it. */
export function typedText(maxLength: number, tooLong: string) {
  return z
    .string()
    .transform((text) =>
      visibleText(
        text
          .normalize('NFC')
          .replace(/\r\n?/g, '\n')
          .replace(unseenExceptBreaks, '')
          .toWellFormed(),
      ),
    )
    .pipe(z.string().max(maxLength, tooLong))
}
