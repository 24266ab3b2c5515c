import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MapControls } from './map-controls'

const texts = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoom: 'Zoom', whole: 'Whole world' }

it('zooms by half a step between 1 and 20, also by a slider', () => {
  const zooms: number[] = []
  const show = (zoom: number) => (
    <MapControls zoom={zoom} texts={texts} onZoom={(to) => zooms.push(to)} onReset={() => {}} />
  )
  const { rerender } = render(show(1))
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  rerender(show(20))
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
  const slider = screen.getByRole('slider', { name: 'Zoom' })
  expect(slider).toHaveAttribute('min', '1')
  expect(slider).toHaveAttribute('max', '20')
  expect(slider).toHaveAttribute('step', '0.5')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  expect(zooms).toEqual([1.5, 19.5])
})
