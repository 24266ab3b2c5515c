import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recordedMails } from './golden-mails.mjs'

it('a mail that is new or is sent no more is a difference, and one sent twice is none', async () => {
  const mails = recordedMails(join(mkdtempSync(join(tmpdir(), 'mails-')), 'mails.txt'))
  const line = (subject: string, to = 'hala') => JSON.stringify({ to, subject })
  const send = (...lines: string[]) =>
    appendFileSync(mails.file, lines.map((one) => `${one}\n`).join(''))
  const said: string[] = []
  const compare = async () => {
    said.length = 0
    return mails.compare((line: string) => said.push(line))
  }
  send(line('welcome'), line('digest'), line('welcome'))
  mails.write()
  send(line('welcome'), line('digest'), line('digest'))
  expect(await compare()).toBe(0)
  send(line('welcome'), line('digest'), line('goodbye'))
  expect(await compare()).toBe(1)
  expect(said).toEqual([`+ ${line('goodbye')}`, expect.stringContaining('npm run golden')])
  send(line('welcome'))
  expect(await compare()).toBe(1)
  expect(await compare(), 'where nothing was sent').toBe(1)
})
