import { describe, expect, it } from 'vitest'
import { errorForLog, withoutPersonalData } from './redaction'

const token = `${'q'.repeat(42)}-`

describe('T18: an error in a log line', () => {
  it('has type, code, message and stack', () => {
    const error = Object.assign(new TypeError('No such tariff line'), { code: 'E1' })
    const logged = errorForLog(error)
    expect(logged).toMatchObject({ type: 'TypeError', code: 'E1', message: 'No such tariff line' })
    expect(logged.stack[0]).toContain('redaction.test.ts')
  })

  it('has neither parameters of a query nor values of a row', () => {
    const refusal = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(laila@portal.example) already exists.',
    })
    const failed = Object.assign(
      new Error('Failed query: insert into "users" values ($1)\nparams: laila@portal.example', {
        cause: refusal,
      }),
      { params: ['laila@portal.example'] },
    )
    const logged = errorForLog(failed)
    expect(JSON.stringify(logged)).not.toContain('laila')
    expect(logged).toMatchObject({
      message: 'Failed query: insert into "users" values ($1)',
      cause: { code: '23505', message: 'duplicate key value' },
    })
  })

  it('has at most five causes, also when they form a circle', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(errorForLog(error)).match(/"round"/g)).toHaveLength(6)
  })

  it('has only the type of a thrown value that is no error', () => {
    expect(errorForLog('laila@portal.example')).toEqual({
      type: 'string',
      message: '',
      stack: [],
    })
  })
})

describe('T18: personal data in a log line', () => {
  it.each([
    ['550 no such user <laila@portal.example>', '550 no such user <[address]>'],
    [`/auth/verify/${token}"`, '/auth/verify/[token]"'],
    [
      `"/auth/reset_password/${token}/laila%40portal.example"`,
      '"/auth/reset_password/[token]/[address]"',
    ],
    [`Bearer xp_${token}`, 'Bearer [token]'],
    [`sid=${token};`, 'sid=[token];'],
  ])('is masked in %s', (line, masked) => {
    expect(withoutPersonalData(line)).toBe(masked)
  })

  it('does not mask request ids, file keys and digests', () => {
    const line = `"0f8fad5b-d9cb-469f-a165-70867728950e","${'a1'.repeat(16)}","${'b2'.repeat(32)}"`
    expect(withoutPersonalData(line)).toBe(line)
  })
})
