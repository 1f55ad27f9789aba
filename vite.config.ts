import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { makeFonts } from './scripts/fonts/make-fonts.ts'

export default defineConfig({
  plugins: [{ name: 'fonts', buildStart: makeFonts }, reactRouter()],
  build: {
    // Pictures stay files: inlined ones would be sent again with every page.
    assetsInlineLimit: 0,
    // The design needs light-dark() and :has() anyway: let the minifier keep them instead of spelling them out twice.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
          ],
        },
      },
    },
  },
})
