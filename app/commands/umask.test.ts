import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(name, 'utf8')

/** What they write is public: the sources of the project, and a folder for another account. */
const writesPublicFiles = ['drawings.ts', 'map.mjs', 'package.ts', 'test.mjs']

/** Every program that a script of `package.json`, the container or the framework starts. */
const started = new Set(
  ['package.json', 'Dockerfile', 'instrumentation.ts', 'app/commands/bootstrap.mjs']
    .concat('app/commands/start.mjs')
    .flatMap((name) => [...read(name).matchAll(/app\/commands\/([\w-]+(?:\.\w+)?)/g)])
    .map(([, name = '']) => (name.includes('.') ? name : `${name}.ts`))
    .concat(
      [...read('app/commands/database.mjs').matchAll(/command\('([\w-]+\.ts)'/g)].map(
        ([, name = '']) => name,
      ),
    ),
)

it('finds the programs that are started', () => {
  expect([...started]).toEqual(
    expect.arrayContaining(['start.mjs', 'serve.ts', 'server-start.ts', 'worker.ts', 'backup.ts']),
  )
})

it.each([...started].filter((name) => !writesPublicFiles.includes(name)))(
  '%s takes the rights of other accounts from what it writes before it imports anything else',
  (name) => {
    const [first] = /^import .*$/m.exec(read(`app/commands/${name}`)) ?? []
    expect(first).toBe(`import './umask.mjs'`)
  },
)
