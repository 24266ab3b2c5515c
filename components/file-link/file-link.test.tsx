import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FileLink } from './file-link'

describe('a link to a file', () => {
  it('says of what it is, its type and its size', () => {
    render(
      <FileLink href="/api/files/a" of="Who pays?" facts={['PDF', '34 kB']}>
        Download the file
      </FileLink>,
    )
    const link = screen.getByRole('link', { name: 'Download the file (Who pays?) PDF · 34 kB' })
    expect(link).toHaveAttribute('href', '/api/files/a')
    expect(link).toHaveAttribute('download')
    expect(link).not.toHaveAttribute('hreflang')
  })

  it('says only what is known, and in which language the file is', () => {
    render(
      <FileLink href="/a.pdf" of="Who pays?" facts={[]} lang="ar">
        Download the file
      </FileLink>,
    )
    const link = screen.getByRole('link', { name: 'Download the file (Who pays?)' })
    expect(link).toHaveAttribute('hreflang', 'ar')
  })
})
