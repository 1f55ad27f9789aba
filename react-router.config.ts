import type { Config } from '@react-router/dev/config'
import { PAGES } from './app/routes.ts'

export default {
  appDirectory: 'app',
  ssr: false,
  // Every page is a file: the list of URLs is the list of pages to render.
  prerender: PAGES.map((page) => page.path),
} satisfies Config
