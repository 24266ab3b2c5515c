import type { Guide } from '@/features/guide/contract'
import type { Locale } from '@/lib/i18n/locale'
import { guideWith } from '@/tests/support/guide'
import { renderIn } from '@/tests/support/in-language'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GuideFile } from './guide-file'

const styles = readFileSync('features/guide/components/guide-file.module.css', 'utf8')

function linksOf(given: Partial<Guide> = {}, locale: Locale = 'en') {
  const { container } = renderIn(
    <GuideFile
      locale={locale}
      guide={guideWith(given)}
      field="guide_file"
      label="Download"
      loginHref="/auth/login?redirect=%2F"
      variant="primary"
    />,
    { locale },
  )
  return Array.from(container.querySelectorAll('a'))
}

describe('the download of a file of the guide', () => {
  it('is a link to the file in the language of the member, and to the login page for visitors', () => {
    const [member, visitor] = linksOf({}, 'ar')
    expect(member).toHaveAttribute('href', '/api/files/guide-ar')
    expect(member).toHaveAttribute('download')
    expect(visitor).toHaveAttribute('href', '/auth/login?redirect=%2F')
    expect(visitor).toHaveAttribute('data-needs-login')
  })

  it('shows one of the two, by the attribute of the document before the first paint', () => {
    expect(styles.replace(/\s+/g, ' ')).toBe(
      ".member, :global(html[data-signed-in='yes']) .visitor { display: none; } " +
        ":global(html[data-signed-in='yes']) .member { display: inline; } ",
    )
  })

  it('notes when the file is in the other language', () => {
    const [member] = linksOf({ guide_file: null })
    expect(member).toHaveTextContent('Download (in Arabic)')
    expect(member).toHaveAttribute('hreflang', 'ar')
    const [other] = linksOf({ guide_file_ara: '' }, 'ar')
    expect(other).toHaveTextContent('Download (بالإنجليزية)')
  })

  it('is not rendered without a file', () => {
    expect(linksOf({ guide_file: null, guide_file_ara: null })).toEqual([])
  })
})
