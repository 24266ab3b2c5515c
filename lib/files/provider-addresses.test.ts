import { describe, expect, it } from 'vitest'
import { withProviderAddresses } from './provider-addresses'

const located = (answer: object) =>
  withProviderAddresses(answer, 'http://provider.example:8080/api')

describe('the pictures of a provider', () => {
  it.each([
    ['/media/abc/640.webp', '/media/abc/640.webp'],
    ['/storage/news/1.jpg', '/media/provider/storage/news/1.jpg'],
    ['storage/news/1.jpg?v=2', '/media/provider/storage/news/1.jpg?v=2'],
    ['1.png', '/media/provider/1.png'],
    ['http://provider.example:8080/x/خبر.png', '/media/provider/x/%D8%AE%D8%A8%D8%B1.png'],
    ['https://elsewhere.example/1.png', 'https://elsewhere.example/1.png'],
    ['compass', 'compass'],
    ['', ''],
  ])('%s is reached at %s', (image, address) => {
    expect(located([{ id: 1, image, childs: [{ icon: image }] }])).toEqual([
      { id: 1, image: address, childs: [{ icon: address }] },
    ])
  })

  it('are found in texts too', () => {
    const text = '<p>1 < 2 <img alt="a" src="/storage/a.png"> <a href="/news">n</a></p>'
    expect(located({ content_eng: text })).toEqual({
      content_eng:
        '<p>1 < 2 <img alt="a" src="/media/provider/storage/a.png"> <a href="/news">n</a></p>',
    })
  })
})

describe('the documents of a provider', () => {
  it.each([
    ['/api/files/0a1b', '/api/files/0a1b'],
    ['/storage/guide.pdf', 'http://provider.example:8080/storage/guide.pdf'],
    ['guide.pdf', 'http://provider.example:8080/guide.pdf'],
    ['https://elsewhere.example/guide.pdf', 'https://elsewhere.example/guide.pdf'],
  ])('%s is reached at %s', (file, address) => {
    expect(located({ step_1_file: file, TARIFF_FILE_ARA: file, file_eng: null })).toEqual({
      step_1_file: address,
      TARIFF_FILE_ARA: address,
      file_eng: null,
    })
  })

  it('leaves every other text and value unchanged', () => {
    const record = { title_eng: '/storage/x.pdf', profile: '/storage/x.pdf', sort: 1, sample: true }
    expect(located(record)).toEqual(record)
  })
})
