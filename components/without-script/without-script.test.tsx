import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { WithoutScript } from './without-script'

const styles = readFileSync('components/without-script/without-script.module.css', 'utf8')

it('holds what is said without script, and is seen only there', () => {
  render(
    <WithoutScript>
      <p>Write to the office.</p>
    </WithoutScript>,
  )
  expect(screen.getByText('Write to the office.').closest('noscript')).toBeNull()
  const rules = styles.replace(/\s+/g, ' ')
  expect(rules).toContain('.plain { display: none;')
  expect(rules).toContain('@media (scripting: none) { .plain { display: grid; } }')
})
