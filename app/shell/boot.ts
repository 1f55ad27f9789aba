import { bootPage } from './boot-page.ts'

bootPage(
  document.querySelector<HTMLScriptElement>('script[data-entry]'),
  (url) => import(/* @vite-ignore */ url),
)
