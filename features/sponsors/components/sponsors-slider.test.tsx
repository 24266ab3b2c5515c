import { arrivedIn, renderIn } from '@/tests/support/in-language'
import { standInWindow } from '@/tests/support/stand-in-window'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sponsor } from '../contract'
import { SponsorPage } from './sponsor-page'
import { SponsorsSlider } from './sponsors-slider'

const sponsor = (id: number, given: Partial<Sponsor> = {}): Sponsor => ({
  id,
  DESCRIPTION_ENG: `Bank ${id}`,
  DESCRIPTION_ARA: `بنك ${id}`,
  TARIFF_ENG: '<p>Letters of <strong>credit</strong>.</p>',
  TARIFF_ARA: '<p>اعتمادات مستندية.</p>',
  link: 'https://sponsor.example',
  link_ara: 'https://sponsor.example/ar',
  meta_description_en: null,
  meta_description_ar: null,
  image: `/media/sponsors/${id}/320.webp`,
  image_alt_eng: 'A star',
  image_alt_ara: 'نجمة',
  date_end: '2999-01-01',
  status: 1,
  sample: true,
  ...given,
})

const sponsors = (count: number) => Array.from({ length: count }, (_, at) => sponsor(at + 1))

beforeEach(() => {
  vi.useFakeTimers()
  standInWindow()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the sponsors slider', () => {
  it('opens the page of each sponsor in a new tab', async () => {
    await arrivedIn(<SponsorsSlider locale="ar" sponsors={sponsors(4)} />, { locale: 'ar' })
    const region = within(screen.getByRole('region', { name: 'الرعاة' }))
    expect(region.getAllByRole('link')).toHaveLength(4)
    const second = region.getByRole('link', { name: 'بنك 2 (يُفتح في علامة تبويب جديدة)' })
    expect(second).toHaveAttribute('href', '/ar/sponsor/2')
    expect(second).toHaveAttribute('target', '_blank')
  })

  it('labels each slide as a sponsor', async () => {
    await arrivedIn(<SponsorsSlider locale="en" sponsors={sponsors(2)} />)
    expect(screen.getAllByText('Sponsor')).toHaveLength(2)
  })

  it('uses the label Sponsor for one without a name', async () => {
    const nameless = sponsor(1, { DESCRIPTION_ENG: '', DESCRIPTION_ARA: ' ' })
    await arrivedIn(<SponsorsSlider locale="en" sponsors={[nameless]} />)
    expect(screen.getByRole('link', { name: /^Sponsor/ })).toBeInTheDocument()
  })

  it('sets the language of a name, shows a very long one whole, and HTML as text', async () => {
    const long = 'Bank'.repeat(100)
    const given = [
      sponsor(1, { DESCRIPTION_ARA: '' }),
      sponsor(2, { DESCRIPTION_ARA: long }),
      sponsor(3, { DESCRIPTION_ARA: '<script>1</script>' }),
    ]
    await arrivedIn(<SponsorsSlider locale="ar" sponsors={given} />, { locale: 'ar' })
    expect(screen.getByText('Bank 1')).toHaveAttribute('lang', 'en')
    expect(screen.getByText(long)).toBeInTheDocument()
    expect(screen.getByText('<script>1</script>')).toBeInTheDocument()
  })

  it('shows a placeholder for one without a picture', async () => {
    const { container } = await arrivedIn(
      <SponsorsSlider locale="en" sponsors={[sponsor(1, { image: null })]} />,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('article svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('has a row for each window width without script', async () => {
    const { container } = await arrivedIn(<SponsorsSlider locale="en" sponsors={sponsors(2)} />)
    const style = container.querySelector('style')?.textContent
    expect(style).toContain('--shown:3}@media (width < 1024px)')
    expect(style).toContain('@media (width < 447px)')
  })

  it('is omitted when there are none', async () => {
    const { container } = await arrivedIn(<SponsorsSlider locale="en" sponsors={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("a sponsor's page", () => {
  it('shows name, label, text, picture and breadcrumb', () => {
    renderIn(<SponsorPage locale="en" sponsor={sponsor(1)} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Bank 1' })).toBeInTheDocument()
    expect(screen.getByText('Sponsor')).toBeInTheDocument()
    expect(screen.getByText('credit').tagName).toBe('STRONG')
    expect(screen.getByRole('img', { name: 'A star' })).toBeInTheDocument()
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Sponsors',
      'Bank 1',
    ])
  })

  it("links to the sponsor's site in a new tab, with nofollow", () => {
    renderIn(<SponsorPage locale="ar" sponsor={sponsor(1)} />, { locale: 'ar' })
    const link = screen.getByRole('link', { name: /زيارة موقع الراعي/ })
    expect(link).toHaveAttribute('href', 'https://sponsor.example/ar')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener nofollow')
  })

  it('omits a link that is not a web address, and a missing picture', () => {
    const given = sponsor(1, { link: 'vbscript:msgbox(1)', link_ara: '', image: null })
    renderIn(<SponsorPage locale="en" sponsor={given} />)
    expect(screen.queryByRole('link', { name: /Visit/ })).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('sets the language of a text, and has a heading also without a name', () => {
    const given = sponsor(1, { DESCRIPTION_ENG: '', DESCRIPTION_ARA: '', TARIFF_ARA: '' })
    renderIn(<SponsorPage locale="ar" sponsor={given} />, { locale: 'ar' })
    expect(screen.getByRole('heading', { level: 1, name: 'راعٍ' })).toBeInTheDocument()
    expect(screen.getByText('credit').closest('[lang]')).toHaveAttribute('lang', 'en')
  })
})
