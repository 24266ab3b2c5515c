import { expect, it } from 'vitest'
import { industryById, industryList } from './contract'

it('a sector is known by id or iid: each gives the other', () => {
  const names = { name_eng: 'Food', name_ara: 'الأغذية' }
  expect(industryList.response.parse([{ id: 4, ...names }])[0]).toMatchObject({ id: 4, iid: 4 })
  const { response } = industryById
  expect(response.parse({ iid: 4, image: 'x', ...names })).toMatchObject({ id: 4, image: 'x' })
})
