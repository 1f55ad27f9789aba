import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { makeFonts } from './scripts/fonts/make-fonts.ts'
import { CSS_TARGET, islands } from './scripts/site/islands-plugin.ts'

export default defineConfig({
  plugins: [{ name: 'fonts', buildStart: makeFonts }, islands(), reactRouter()],
  build: {
    // Pictures stay files: inlined ones would be sent again with every page.
    assetsInlineLimit: 0,
    cssTarget: CSS_TARGET,
  },
})
