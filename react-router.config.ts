import type { Config } from '@react-router/dev/config'
import { FILES, PAGES } from './app/routes.ts'

export default {
  appDirectory: 'app',
  ssr: false,
  // Every page is a file: the list of URLs is the list of what to render.
  prerender: [...PAGES, ...FILES].map((page) => page.path),
} satisfies Config
