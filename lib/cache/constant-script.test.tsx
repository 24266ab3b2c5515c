import { runConstantScript } from '@/tests/support/constant-script'
import { expect, it } from 'vitest'
import { z } from 'zod'

it('keeps schemas from making code of text, which the policy refuses and reports', () => {
  runConstantScript()()
  expect(z.config()).toMatchObject({ jitless: true })
})
