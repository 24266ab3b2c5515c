import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { headingsOf, prepareHtml } from './prepare-html'
import { RichText } from './rich-text'

const table =
  '<table><thead><tr><th scope="col">Step</th><th scope="col">Who &amp; where</th></tr></thead>' +
  '<tbody><tr><td>One</td><td>Amman</td></tr><tr><td>Two</td><td>Aqaba</td></tr></tbody></table>'

function parsed(html: string) {
  return new DOMParser().parseFromString(prepareHtml(html), 'text/html').body
}

describe('the text of editors', () => {
  it('lists its second-level headings with the ids they get', () => {
    const html = '<h2>At a <em>glance</em></h2><p>.</p><h3>no</h3><h2>Read &amp; on</h2>'
    expect(headingsOf(html)).toEqual([
      { id: 'section-1', text: 'At a glance' },
      { id: 'section-2', text: 'Read & on' },
    ])
    const ids = Array.from(parsed(html).querySelectorAll('h2')).map((heading) => heading.id)
    expect(ids).toEqual(headingsOf(html).map(({ id }) => id))
  })

  it('has tables that scroll in a frame and name the column in each cell', () => {
    const body = parsed(table)
    expect(body.querySelector('[data-scroll]')?.getAttribute('tabindex')).toBe('0')
    const labels = Array.from(body.querySelectorAll('td')).map((cell) =>
      cell.getAttribute('data-label'),
    )
    expect(labels).toEqual(['Step', 'Who & where', 'Step', 'Who & where'])
    expect(body.querySelectorAll('[role="row"]')).toHaveLength(3)
  })

  it('keeps a table without head as it is, in its frame', () => {
    const body = parsed(
      '<table><tbody><tr><th scope="row">Capital</th><td>Amman</td></tr></tbody></table>',
    )
    expect(body.querySelector('td')?.hasAttribute('data-label')).toBe(false)
    expect(body.querySelector('table')?.hasAttribute('data-cards')).toBe(false)
  })

  it('keeps every word', () => {
    expect(parsed(`<p>Before</p>${table}<p>After</p>`).textContent).toBe(
      'BeforeStepWho & whereOneAmmanTwoAqabaAfter',
    )
  })

  it('is set at reading measure', () => {
    const { container } = render(<RichText>text</RichText>)
    expect(container.firstElementChild).toHaveTextContent('text')
  })
})
