import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JsonLd } from './json-ld'

it('holds any text as data: none ends the block or begins another', () => {
  const data = { name: '</script><script>alert(1)</script><!--', note: '\u2028 "quoted" زيت' }
  const { container } = render(<JsonLd data={data} />)
  const scripts = container.querySelectorAll('script')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]?.innerHTML).not.toContain('<')
  expect(JSON.parse(scripts[0]?.innerHTML ?? '')).toEqual(data)
})
