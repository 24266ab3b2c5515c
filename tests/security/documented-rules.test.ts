import { avatarRule } from '@/features/accounts/profile/contract'
import { failedLoginDays } from '@/features/accounts/server/data-retention.sql'
import { browserLifetime, programLifetime } from '@/features/accounts/sessions/rules'
import { profileTableRule } from '@/features/companies/exchange/contract'
import { photographFile } from '@/features/companies/photograph/contract'
import { companyFiles } from '@/features/companies/registration/contract'
import { attachmentRule } from '@/features/conversations/contract'
import { draftLifeMs as enquiryDraftLifeMs } from '@/features/enquiries/drafts/rules'
import { maxRows } from '@/features/enquiries/case-desk/server/export'
import { storingBounds } from '@/features/enquiries/submission/server/submission'
import { wholeForMs } from '@/features/files/server/integrity'
import { refusedDays } from '@/features/insight/refused-traffic/contract'
import { retentionDays as searchDays } from '@/features/search/search-log/contract'
import { mediumRule } from '@/features/files/library/contract'
import { tableRule as marketTableRule } from '@/features/market-data/versions/contract'
import { tableRule as offerTableRule } from '@/features/offers/exchange/contract'
import { offerFiles } from '@/features/offers/my-offers/contract'
import { addressesOfNetwork, limitedActions, trafficLimits } from '@/lib/api/limited-actions'
import type { UploadRule } from '@/lib/api/upload-rules'
import { draftLifeMs } from '@/lib/forms/draft'
import { namedAtMost } from '@/lib/api/hosts'
import { pauseMs } from '@/lib/api/traffic/shared-counts'
import { callersAtMost } from '@/lib/api/traffic/traffic-counts'
import { deviceCookie } from '@/lib/auth/device-cookie'
import { minimumResponseTime } from '@/lib/auth/minimum-response-time'
import { hashPassword, queueLimit } from '@/lib/auth/password'
import { newToken } from '@/lib/auth/tokens'
import { fromBase32, newTotpSecret } from '@/lib/auth/totp'
import { jobRetentionDays } from '@/lib/db/jobs'
import { requestTimes } from '@/lib/db/postgres'
import { requestLimits } from '@/lib/embedded-postgres/limits'
import { timeLimitMs } from '@/lib/files/confined'
import { confinements } from '@/lib/files/confinement'
import { inspectionBounds } from '@/lib/files/inspection'
import { maxPages, packedLimit, unpackedLimit } from '@/lib/files/inspector/pdf'
import { pixelLimit } from '@/lib/files/inspector/pixel-limit'
import { connectionsShare } from '@/lib/metrics/descriptors'
import { dictionary } from '@zxcvbn-ts/language-common'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')

/** The cells of the row of a table that begins with this one. */
function rowOf(first: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.map((line) => line.split('|').slice(1, -1))
  return cells.map((row) => row.map((cell) => cell.trim())).find((row) => row[0] === first) ?? []
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64url').length

const kinds = {
  picture: 'JPEG, PNG, WebP',
  pdf: 'PDF',
  'picture-or-pdf': 'PDF, JPEG, PNG, WebP',
  table: 'CSV',
} as const satisfies Record<UploadRule['takes'], string>

describe('SECURITY.md', () => {
  it.each<[string, UploadRule[]]>([
    ['picture of a person', [avatarRule]],
    [
      'logo or photograph of a company, picture of a product or service',
      [companyFiles.logo, photographFile, offerFiles.image, offerFiles.images],
    ],
    [
      'profile and certificates of a company',
      [companyFiles.company_profile_pdf, companyFiles.certificate_files],
    ],
    ['certificate of a service', [offerFiles.certificate_image]],
    ['files of a message about an enquiry', [attachmentRule]],
    ['library of the editors', [mediumRule]],
    ["table of a company's profile", [profileTableRule]],
    ['table of products or services', [offerTableRule]],
    ['table of market data', [marketTableRule]],
  ])('names what an upload takes: %s', (name, rules) => {
    const [, takes, below = ''] = rowOf(name)
    for (const rule of rules) {
      expect(takes).toBe(kinds[rule.takes])
      expect(below.split(' MB')[0]).toBe(String(rule.below / 1_000_000))
    }
  })

  it('names how often an address may request what in a minute', () => {
    const documented = [
      ['calls of the API', ['call']],
      ['suggestions while somebody types; reports of page views', ['suggestion', 'page-view']],
      ['searches, by page or call; searches of HS codes', ['search', 'code-search']],
      ['pages rendered for one request: filtered lists, account, members, back office', ['page']],
      [
        'addresses that are misspelt, moved, unknown (308, 404) or cannot be understood (400)',
        ['not-found'],
      ],
    ] as const
    expect(documented.flatMap(([, names]) => names).toSorted()).toEqual(
      Object.keys(trafficLimits).toSorted(),
    )
    for (const [row, names] of documented) {
      for (const name of names) {
        expect(Number.parseInt(rowOf(row)[1] ?? '', 10)).toBe(trafficLimits[name].times)
        expect(trafficLimits[name].seconds).toBe(60)
      }
    }
  })

  it('names how often an address may log in, register and reset a password', () => {
    const { login, register, forget } = limitedActions
    expect(text).toContain(
      `${login.times} logins in ten minutes, ${register.times} registrations and ${forget.times} password resets an hour`,
    )
    expect([login.seconds, register.seconds, forget.seconds]).toEqual([600, 3600, 3600])
  })

  it.each([
    ['person', browserLifetime(false, false)],
    ['person, remembered', browserLifetime(false, true)],
    ['staff', browserLifetime(true, true)],
    ['program of a person (token)', programLifetime(false)],
  ])('names how long a session lasts: %s', (name, { idle, absolute }) => {
    const units: Record<string, number> = { minutes: 60, hours: 3600, days: 86_400 }
    const seconds = (cell = '') => {
      const [count, unit = ''] = cell.split(' ')
      return Number(count) * (units[unit] ?? Number.NaN)
    }
    expect(rowOf(name).slice(1).map(seconds)).toEqual([idle, absolute])
  })

  it('names how much costly work waits', () => {
    expect(rowOf('hashing of passwords')[1]).toContain(`${queueLimit} wait`)
    const { waiting } = inspectionBounds
    const { times } = limitedActions.upload
    expect(rowOf('inspection of uploads')[1]).toBe(
      `two at a time, ${waiting} wait; ${times} uploads an hour and person`,
    )
    expect(inspectionBounds.atOnce).toBe(2)
  })

  const mebibytes = (bytes: number) => bytes / 1024 / 1024
  const days = (ms: number) => ms / 86_400_000

  it.each([
    `A picture has at most ${pixelLimit / 1_000_000} million pixels`,
    `A PDF has at most ${maxPages} pages, unpacks to ${mebibytes(unpackedLimit)} MB at most (packed objects to ${mebibytes(packedLimit)} MB)`,
    `Retention: failed logins ${failedLoginDays} days, search log ${searchDays} days, finished jobs ${jobRetentionDays.done} days and failed ones ${jobRetentionDays.dead},`,
    `refused requests and failed logins of ${refusedDays} days`,
    `for ${days(draftLifeMs)} days, of enquiries for ${days(enquiryDraftLifeMs)},`,
    `Every answer to a login takes ${minimumResponseTime().ms} ms or more`,
    `${maxRows.toLocaleString('en')} rows, officers only`,
    `for ${callersAtMost.toLocaleString('en')} addresses and as many networks`,
  ])('has the number of the code: %s', (sentence) => {
    expect(text).toContain(sentence)
  })

  it.each([
    ['within ten seconds and a memory limit', timeLimitMs, 10_000],
    ['was found whole is trusted for ten minutes', wholeForMs, 600_000],
    ['its network (/24, /56) ten times as often', addressesOfNetwork, 10],
    ['are added up once a second', pauseMs, 1_000],
    ['every statement of a request ends after five seconds', requestTimes.statement_timeout, 5_000],
    ['every statement of a request ends after five seconds', requestLimits.deadline, 5_000],
    ['three quarters of the open files', connectionsShare, 0.75],
    ['once for each of a hundred names', namedAtMost, 100],
    ['256 (codes 136) random bits', fromBase64(newToken()) * 8, 256],
    ['160 bits a person', fromBase32(newTotpSecret()).length * 8, 160],
  ])('says in words what the code has: %s', (sentence, value, said) => {
    expect(text).toContain(sentence)
    expect(value).toBe(said)
  })

  it('names how many common passwords are refused', () => {
    const known = dictionary['passwords-common'].length
    expect(text).toContain(
      `the ${(Math.floor(known / 1_000) * 1_000).toLocaleString('en')} most used`,
    )
  })

  it('names how passwords are hashed, and how long a browser is known', async () => {
    expect(await hashPassword('olive harvest')).toContain(`$argon2id$v=19$m=${19 * 1024},t=2,`)
    expect(rowOf('passwords')[1]).toBe('argon2id, 19 MiB, two passes')
    expect(deviceCookie('x')).toContain(`Max-Age=${180 * 86_400};`)
    expect(text).toContain('a signed cookie of it for 180 days')
  })

  it('names how enquiries are stored', () => {
    expect(rowOf('storing of enquiries')[1]).toBe(`one at a time, ${storingBounds.waiting} wait`)
    expect(storingBounds.atOnce).toBe(1)
  })

  it('says how packages are installed', () => {
    const settings = readFileSync('.npmrc', 'utf8').split('\n')
    expect(settings).toEqual(expect.arrayContaining(['save-exact=true', 'ignore-scripts=true']))
  })

  it('names for each fault what runs it, by names of files that exist', () => {
    const faults = text.split('\n').filter((line) => /^\| F\d+ /.test(line))
    expect(faults.map((line) => line.split(' ')[1])).toEqual(
      Array.from({ length: 24 }, (_, index) => `F${index + 1}`),
    )
    const written = globSync('{app,components,features,lib,tests,e2e}/**/*.{test,spec}.{ts,tsx}')
    const named = text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g).map(([, name = '']) => name)
    const missing = named.filter((name) => !written.some((file) => `/${file}`.endsWith(`/${name}`)))
    expect([...missing]).toEqual([])
  })

  it('names each confinement of the inspector, the strongest first', () => {
    const rows = text.split('\n').flatMap((line) => /^\| `([a-z ]+)` +\|/.exec(line)?.[1] ?? [])
    const names = confinements.map(({ name }) => name)
    expect(rows.filter((row) => names.some((name) => name === row))).toEqual(names)
  })
})
