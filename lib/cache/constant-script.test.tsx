import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { constantScript } from './constant-script'

it('keeps schemas from making code of text, which the policy refuses and reports', () => {
  runInThisContext(constantScript)
  expect(z.config()).toMatchObject({ jitless: true })
})
