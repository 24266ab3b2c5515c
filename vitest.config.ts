import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const rendered = ['components/**/*.test.tsx', 'features/**/*.test.tsx']

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: here('./node_modules/server-only/empty.js') },
      { find: /^@\//, replacement: here('./') },
    ],
  },
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,features,lib}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'interface',
          include: rendered,
          environment: 'jsdom',
          setupFiles: 'tests/support/interface-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
    ],
  },
})
