import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { openToOthers } from '../../tests/support/open-modes'
import {
  mailsWritten,
  nextPassword,
  ownPassword,
  portalData,
  portalLog,
  samplePassword,
} from '../../tests/support/served-portal'

/** Runs after all other tests: the portal's log has their calls, at the most verbose level. */
const log = () => readFile(portalLog(), 'utf8')

const each = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

test('T18: the log of the whole run has the calls that were made', async () => {
  expect(await log()).toContain('"route":"GET ready"')
})

test('no page failed to render', async () => {
  expect(each(await log(), /^(.*"a page failed".*)$/gm)).toEqual([])
})

test('no page passed on a text that its policy refuses as HTML or as the address of a script', async () => {
  expect(each(await log(), /^(.*trusted-types.*"page policy breached".*)$/gm)).toEqual([])
})

test('T18: no password is in the log', async () => {
  const text = await log()
  for (const password of [samplePassword, ownPassword, nextPassword]) {
    expect(text.includes(password)).toBe(false)
    expect(text.includes(encodeURIComponent(password))).toBe(false)
  }
  expect(text).not.toContain('$argon2')
})

test('T18: no token of a mail, a session or a program is in the log', async () => {
  const text = await log()
  const mailed = each((await mailsWritten()).join('\n'), /\/auth\/[a-z_]+\/([\w-]{43})/g)
  for (const token of mailed) expect(text.includes(token)).toBe(false)
  expect(each(text, /(?<![\w-])((?:xp_)?[\w-]{43})(?![\w-])/g)).toEqual([])
})

test('T18: no address of a person is in the log', async () => {
  const text = await log()
  const recipients = each((await mailsWritten()).join('\n'), /^To: .*?([\w.+-]+@[\w.-]+)/gm)
  for (const address of [...recipients, 'visitor@portal.example', 'admin@portal.example']) {
    expect(text.includes(address)).toBe(false)
    expect(text.includes(encodeURIComponent(address))).toBe(false)
  }
})

test('no other account of the machine has a right to a file of the portal', async () => {
  expect((await mailsWritten()).length).toBeGreaterThan(0)
  expect(openToOthers(portalData())).toEqual([])
})
