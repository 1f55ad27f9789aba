import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { makeFonts } from './scripts/fonts/make-fonts.ts'
import { islands } from './scripts/site/islands-plugin.ts'

export default defineConfig({
  plugins: [{ name: 'fonts', buildStart: makeFonts }, islands(), reactRouter()],
  build: {
    // Pictures stay files: inlined ones would be sent again with every page.
    assetsInlineLimit: 0,
    // The design needs light-dark() and :has() anyway: let the minifier keep them instead of spelling them out twice.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
})
