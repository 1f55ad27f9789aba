import { bootPage } from './boot-page.ts'

bootPage(
  document.querySelector<HTMLScriptElement>('script[data-hydrate]'),
  (url) => import(/* @vite-ignore */ url),
)
