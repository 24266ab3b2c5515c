import { describe, expect, it } from 'vitest'
import { hostName, isNamedHost, writtenHostName } from './hosts'

describe('the name of a host', () => {
  it.each([
    ['export.example', 'export.example'],
    ['EXPORT.Example:8443', 'export.example'],
    ['export.example.', 'export.example'],
    ['export.example.:443', 'export.example'],
    ['10.0.0.7:3000', '10.0.0.7'],
    ['0x7f.1', '127.0.0.1'],
    ['[2001:DB8:0::1]:3000', '[2001:db8::1]'],
    ['', null],
    ['.', null],
    [':3000', null],
    ['export.example:99999', null],
    ['user@export.example', null],
    ['export.example/path', null],
    ['export.example, evil.example', null],
    ['export.example evil.example', null],
    ['export.example#', null],
    ['2001:db8::1', null],
    ['[2001:db8::1', null],
    ['%65xport.example', null],
  ])('of %j is %j', (host, name) => {
    expect(hostName(host)).toBe(name)
  })

  it('may be written in any script where it is configured', () => {
    expect(writtenHostName('تصدير.example')).toBe('xn--pgbkgo0i.example')
    expect(writtenHostName('Export.example:8443')).toBe('export.example')
    expect(writtenHostName('https://export.example')).toBeNull()
    expect(writtenHostName('user@export.example')).toBeNull()
  })
})

describe('a host', () => {
  const names = ['export.example', '[2001:db8::1]']

  it.each([
    'export.example',
    'EXPORT.example.:80',
    '[2001:db8:0::1]',
    'localhost:3000',
    'localhost.',
    'a.localhost',
    '127.0.0.1',
    '127.8.8.8:1',
    '[::1]:3000',
  ])('%s is a configured one or of this machine', (host) => {
    expect(isNamedHost(host, names)).toBe(true)
  })

  it.each([
    '',
    'evil.example',
    'export.example.evil.example',
    'a.export.example',
    'localhost.evil.example',
    'evil-localhost',
    '10.0.0.7',
    '[::2]',
    '0.0.0.0',
    'export.example@evil.example',
    'evil.example#.export.example',
  ])('%j is neither', (host) => {
    expect(isNamedHost(host, names)).toBe(false)
  })
})
