import { workViews } from '@/lib/api/list-address'
import { listShape, markFilter, textFilter } from '@/lib/api/list-state'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WorkList } from './work-list'

const shape = listShape({
  ...workViews,
  pageSize: 2,
  filters: { q: textFilter, late: markFilter },
  sorts: ['id-desc', 'id-asc'],
})

const ships = [1, 2, 3].map((id) => ({ id }))

function Ships() {
  return (
    <WorkList
      resource="ships"
      shape={shape}
      load={async ({ page, late }) => {
        const found = late === '1' ? ships.slice(0, 1) : ships
        const data = found.slice((page - 1) * 2, page * 2)
        return { data, total: found.length, page, per_page: 2 }
      }}
      title="Ships"
      lead="All ships"
      nothing={{ title: 'No ships', text: 'There are none.' }}
      filters={[
        { kind: 'text', key: 'q', label: 'Search' },
        { kind: 'mark', key: 'late', label: 'Late' },
      ]}
      sorts={[
        { value: 'id-desc', text: 'Newest' },
        { value: 'id-asc', text: 'Oldest' },
      ]}
      columns={[{ name: 'id', head: 'Ship', cell: ({ id }) => `Ship ${id}` }]}
    />
  )
}

function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

function Address() {
  return <code title="Address">{decodeURIComponent(useLocation().search)}</code>
}

const show = (path: string) =>
  showInDashboard(
    <>
      <Address />
      <Back />
      <Routes>
        <Route index element={<Ships />} />
        <Route path=":id" element={<Link to="/ships">All ships</Link>} />
      </Routes>
    </>,
    { area: 'ships', path, answers: {} },
  )

const address = () => screen.getByTitle('Address').textContent
const ship = (id: number) => screen.findByRole('link', { name: `Ship ${id}` })
const range = () => within(screen.getByRole('navigation')).getByRole('status').textContent

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))

afterEach(() => vi.restoreAllMocks())

it('returns by Back to the view without filters that came before', async () => {
  show('/ships')
  await ship(2)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Late' }))
  expect(address()).toBe('?filter={"late":"1"}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Late' }))
  expect(address()).toBe('')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Late' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await ship(2)
  expect(address()).toBe('')
})

it('says which records these are and leads to the next page and back', async () => {
  show('/ships')
  await ship(2)
  expect(screen.getByRole('navigation', { name: 'Pages of this list' })).toBeVisible()
  expect(range()).toBe('1 to 2 of 3')
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await ship(3)
  expect(range()).toBe('3 to 3 of 3')
  expect(address()).toBe('?filter={}&page=2')
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  await ship(1)
  expect(address()).toBe('')
})

it('starts at its first page when a filter or the order changes', async () => {
  show('/ships?page=2')
  await ship(3)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Late' }))
  await ship(1)
  expect(address()).toBe('?filter={"late":"1"}')
  expect(range()).toBe('1 to 1 of 1')
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest')
  expect(address()).toBe('?filter={"late":"1"}&sort=id&order=ASC')
})

it('is found again as it was left', async () => {
  show('/ships?filter={"late":"1"}')
  await userEvent.click(await ship(1))
  await userEvent.click(screen.getByRole('link', { name: 'All ships' }))
  await ship(1)
  expect(address()).toBe('?filter={"late":"1"}')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await ship(2)
  expect(address()).toBe('')
})

it('shows its first page for an address past its end', async () => {
  show('/ships?page=9')
  await ship(1)
  expect(address()).toBe('')
})
