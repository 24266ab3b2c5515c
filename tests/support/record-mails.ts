import { appendFileSync } from 'node:fs'
import Mailer from 'nodemailer/lib/mailer'
import { afterAll } from 'vitest'
import { mailLine } from './mail-line'

const lines = new Set<string>()
const { sendMail } = Mailer.prototype

// Every mail that a run of the database tests sends or writes (`npm run golden`).
Object.defineProperty(Mailer.prototype, 'sendMail', {
  configurable: true,
  writable: true,
  value(this: Mailer, ...args: Parameters<typeof sendMail>): unknown {
    lines.add(mailLine(args[0]))
    return Reflect.apply(sendMail, this, args)
  },
})
afterAll(() => {
  Object.defineProperty(Mailer.prototype, 'sendMail', { value: sendMail })
  appendFileSync(process.env.RECORD_MAILS ?? '', [...lines].map((line) => `${line}\n`).join(''))
})
