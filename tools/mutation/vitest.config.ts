import { defineConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

const { projects: [unit] = [], ...shared } = config.test ?? {}

/** The quick unit tests alone: each mutant is tried against all that reach it. */
export default defineConfig({
  test: {
    ...shared,
    ...(unit as { test: object }).test,
    include: ['{contract,host,operator,src,supabase}/**/*.test.ts'],
    exclude: [
      'supabase/functions/_shared/{papers,mail,order-mail,quote}/**',
      'src/collections/**',
      'host/backup/**',
    ],
  },
})
