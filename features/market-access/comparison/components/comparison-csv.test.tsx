import type { ComparedMarket } from '@/features/market-access/comparison/contract'
import { english } from '@/messages/en'
import { duty, markets, marketOf } from '@/tests/support/compared-markets'
import { arrivedIn } from '@/tests/support/in-language'
import { openNotice, pairOf } from '@/tests/support/market-pairs'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ComparisonPage } from './comparison-page'

const { product } = pairOf()
const { texts, columns, file } = english.marketComparison

const sources = {
  duty_source: { source: 'Tariff', licence: 'OGL v3.0', period: '2020' },
  preference_source: { source: 'Preferences', licence: 'CC BY 4.0', period: '2022' },
}

const open = async (given: readonly ComparedMarket[] = markets) =>
  arrivedIn(<ComparisonPage locale="en" comparison={{ product, markets: [...given] }} />)

/** The file that the press of a button gives. */
async function fileAfter(press: () => Promise<void>): Promise<string> {
  const files: Blob[] = []
  const keep = (blob: Blob) => {
    files.push(blob)
    return 'blob:file'
  }
  Object.assign(URL, { createObjectURL: keep, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await press()
  await act(() => vi.dynamicImportSettled())
  return (await files[0]?.text()) ?? ''
}

afterEach(() => vi.restoreAllMocks())

describe('the file of a comparison', () => {
  const download = () =>
    fileAfter(() => userEvent.click(screen.getByRole('button', { name: texts.csv })))

  it('has what is confirmed and licensed with its sources, in the order of the rows', async () => {
    await open([
      ...markets.map((one) => ({ ...one, ...sources })),
      marketOf('CA', 'Canada', { ...duty('3'), ...sources, open: false }),
    ])
    const [head, ...lines] = (await download()).trim().split('\r\n')
    expect(head).toContain(`${file.dutySource},${file.licence},${file.years}`)
    expect(lines).toContain(
      `Germany,DE,7.7%,${file.unconfirmed},${file.unconfirmed},Tariff,OGL v3.0,2020,,,`,
    )
    expect(lines).toContain(
      'United Kingdom,GB,8%,Free of duty,Association agreement,' +
        'Tariff,OGL v3.0,2020,Preferences,CC BY 4.0,2022',
    )
    expect(lines).toContain(`Canada,CA,${file.notOpen},${file.notOpen},${texts.noAgreement},,,,,,`)
  })

  it('has neither imports of all goods nor a score that rests on them', async () => {
    await open()
    const text = await download()
    expect(text).not.toContain('600')
    expect(text).not.toContain(columns.score)
  })

  it('has what applies in a market and is not checked, with its source and day', async () => {
    const [first, ...others] = markets
    await open([
      ...(first ? [{ ...first, market: { ...first.market, notices: [openNotice] } }] : []),
      ...others,
    ])
    const [head, ...lines] = (await download()).trim().split('\r\n')
    expect(head).toMatch(new RegExp(`,"${file.notice}"$`))
    const noticed = lines.filter((line) => line.includes('Many goods pay 10 % more'))
    expect(noticed).toHaveLength(1)
    expect(noticed[0]).toContain('https://tariff.example/note-52; 2026-11-28')
  })

  it('marks a name that a spreadsheet would take for a formula', async () => {
    await open()
    expect(await download()).toContain("\r\n'=Brazil,BR,10%")
  })
})
