import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asvs, asvsFile, type AsvsList } from './rules/asvs'
import { violationsOf } from './rules/rule'
import { projectRoot, readTree } from './rules/project'

const list: AsvsList = {
  text: readFileSync(join(projectRoot, asvsFile), 'utf8'),
  tree: readTree(),
}

describe('the list of security requirements', () => {
  for (const rule of asvs) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], list)).toEqual([])
    })
  }
})

/** One change to the list that violates a rule each: a pattern, and what is put in its place. */
const violating: Readonly<Record<string, readonly [RegExp, string][]>> = {
  'asvs-is-a-plain-table': [
    [/^id,/, 'number,'],
    [/^1\.1\.1,/m, '1.1.1,one more,'],
    [/^(1\.1\.1.*)$/m, '$1"'],
  ],
  'asvs-is-whole': [
    [/^1\.1\.2,.*\n/m, ''],
    [/^(1\.1\.2,.*)$/m, '$1\n$1'],
    [/^1\.1\.2,2/m, '1.1.2,1'],
    [/^17\.3\.2,.*\n/m, ''],
  ],
  'asvs-states-are-earned': [
    [/,proven$/m, ',perhaps'],
    [/^(1\.1\.1,.*),[^,]*,proven$/m, '$1,,proven'],
    [/^(1\.1\.1,2,[^,]*,yes),[^,]*/m, '$1,somewhere else'],
    [/^(1\.1\.1,2,[^,]*,yes),.*$/m, '$1,later: something,,open'],
    [/,no: /, ','],
    [/^(1\.1\.1,2,[^,]*),yes,(.*),proven$/m, '$1,,$2,beyond'],
    [/^(3\.4\.8,3,[^,]*),yes,(.*),proven$/m, '$1,,$2,beyond'],
  ],
  'asvs-files-exist': [[/,lib\/auth\/redirect\.ts;/, ',lib/auth/redirects.ts;']],
  'asvs-tests-exist': [
    [/lib\/mail\/post\.test\.ts > /, 'lib/mail/past.test.ts > '],
    [/lib\/mail\/post\.test\.ts > [^,;]*/, 'lib/mail/post.test.ts > brings a mail by hand'],
    [/lib\/mail\/post\.test\.ts > [^,;]*/, 'lib/mail/post.test.ts'],
    [/lib\/mail\/post\.test\.ts > [^,;]*/, 'lib/mail/post.ts > post'],
  ],
}

describe('a violating fixture of that list', () => {
  it('exists for every rule', () => {
    expect(Object.keys(violating)).toEqual(asvs.map(({ name }) => name))
  })

  for (const rule of asvs) {
    it.each(violating[rule.name] ?? [])(
      `is found by ${rule.name}: %s`,
      async (pattern, instead) => {
        const text = list.text.replace(pattern, instead)
        expect(text).not.toBe(list.text)
        expect((await violationsOf([rule], { ...list, text })).join('\n')).toContain(rule.says)
      },
    )
  }
})
