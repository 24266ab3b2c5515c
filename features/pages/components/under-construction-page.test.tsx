import { useModalTexts } from '@/components/modal/modal-texts'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UnderConstructionModal } from './under-construction-modal'
import { UnderConstructionPage } from './under-construction-page'

const addresses = {
  startExporting: '/pages/120-export-guide',
  findMarket: '/pages/130-market-information',
  findSupplier: '/pages/160-international-buyers',
  reportBarrier: '/pages/800-report-your-case',
}

describe('the page that is not built yet', () => {
  it('shows its text in the language of the visitor', () => {
    renderIn(<UnderConstructionPage locale="ar" title="الخبراء" addresses={addresses} />, {
      locale: 'ar',
    })
    expect(
      screen.getByRole('heading', { level: 1, name: 'هذه الصفحة قيد الإنشاء' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' })).toHaveAttribute(
      'href',
      '/ar',
    )
  })

  function Notice() {
    return (
      <UnderConstructionModal
        locale="en"
        open
        onClose={() => {}}
        texts={useModalTexts().underConstruction}
      />
    )
  }

  it('shows its text in a dialog too', () => {
    renderIn(<Notice />)
    expect(
      screen.getByRole('dialog', { name: 'THIS PAGE IS UNDER CONSTRUCTION' }),
    ).toBeInTheDocument()
  })
})
