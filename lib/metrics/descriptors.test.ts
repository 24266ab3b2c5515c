import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areDescriptorsShort, descriptors, mostConnections } from './descriptors'

it.runIf(process.platform === 'linux')(
  'descriptors are counted with their limit, and short where few or none are left',
  () => {
    const before = descriptors()
    const file = openSync('package.json', 'r')
    expect(descriptors()).toEqual({ ...before, open: (before?.open ?? 0) + 1 })
    closeSync(file)
    expect(areDescriptorsShort()).toBe(false)
    expect(mostConnections()).toBeGreaterThan(100)
    const program = `
      import { areDescriptorsShort, descriptors, mostConnections } from './lib/metrics/descriptors.ts'
      import { openSync } from 'node:fs'
      const said = []
      const tell = () => said.push(areDescriptorsShort(), mostConnections())
      tell()
      // How many a process starts with is the system's matter.
      while (descriptors().open < 81) openSync('package.json', 'r')
      tell()
      try {
        for (;;) openSync('package.json', 'r')
      } catch {}
      tell()
      said.push(descriptors())
      console.log(JSON.stringify(said))`
    const command = 'ulimit -n 100; exec "$0" --input-type=module --no-warnings --eval "$1"'
    const said = execFileSync('sh', ['-c', command, process.execPath, program], {
      encoding: 'utf8',
    })
    expect(JSON.parse(said)).toEqual([false, 75, true, 75, true, 0, { open: 100, limit: 100 }])
  },
)
