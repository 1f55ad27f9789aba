import react from '@astrojs/react'
import { defineConfig, sharpImageService } from 'astro/config'
import { BUSINESS } from './content/business.ts'
import packageJson from './package.json' with { type: 'json' }
import { groups } from './src/integration/chunks.ts'
import { publish } from './src/integration/publish.ts'
import { REDIRECTS } from './src/lib/routes.ts'

const NAMES = {
  entryFileNames: 'assets/[name]-[hash].js',
  // Of a file that several islands share the bundler's name would list them all.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~', 1)}-[hash].js`,
  assetFileNames: 'assets/[name]-[hash][extname]',
}

/** The browsers of package.json, as Vite names them, for scripts and styles alike. */
const TARGETS = packageJson.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))

/** That of this build, or of this development server. */
const LANGUAGE = process.env.SITE_LANGUAGE || 'en'

export default defineConfig({
  site: BUSINESS.host,
  trailingSlash: 'never',
  outDir: `build/site-${LANGUAGE}.next`,
  redirects: REDIRECTS,
  build: {
    format: 'file',
    assets: 'assets',
    // One first flight holds a page with its styles.
    inlineStylesheets: 'always',
    // Hosts answer with a real redirect.
    redirects: false,
  },
  image: { service: sharpImageService({ avif: { effort: 2 } }) },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    publish({ site: BUSINESS.host, backendUrl: process.env.VITE_SUPABASE_URL, language: LANGUAGE }),
  ],
  vite: {
    plugins: [
      {
        // src/integration/island-element.ts replaces it.
        name: 'no-astro-element',
        load: (id) =>
          id.endsWith('/astro/dist/runtime/server/astro-island.prebuilt.js')
            ? "export default ''"
            : undefined,
      },
      {
        // Forms load what sending needs at the first key already (src/form/preload.ts): lists of files to fetch ahead, and the
        // code that reads them, would only weigh. Astro sets this over `build.modulePreload`.
        name: 'no-module-preload',
        enforce: 'pre',
        load: (id) =>
          id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
        configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
      },
      {
        // Scripts in the heads of pages are the texts of functions (src/layouts/inline-call.ts).
        name: 'small-inline-scripts',
        configEnvironment: (name) => (name === 'prerender' ? { build: { minify: true } } : undefined),
      },
    ],
    envPrefix: 'VITE_',
    build: {
      // Small scripts stand in the page; pictures stay files, because inlined ones would be sent again with every page.
      assetsInlineLimit: (file) => file.endsWith('.js'),
      target: TARGETS,
      rolldownOptions: {
        output: { assetFileNames: NAMES.assetFileNames },
        // A constant that scripts inside of pages share with islands is no reason for a file.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { ...NAMES, codeSplitting: { groups } } },
        },
      },
    },
  },
})
