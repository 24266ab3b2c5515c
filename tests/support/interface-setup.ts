import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// The window of these tests has no layout to scroll.
Element.prototype.scrollIntoView = () => {}
