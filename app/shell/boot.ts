import { bootPage } from './boot-page.ts'

bootPage(
  document.querySelector<HTMLScriptElement>('script[data-islands]'),
  (url) => import(/* @vite-ignore */ url),
)
