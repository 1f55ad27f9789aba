import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Each demand of docs/checks.md is a tag of the tests that answer for it. */
const CHECKS = readFileSync(new URL('docs/checks.md', import.meta.url), 'utf8')
const demands = [...CHECKS.matchAll(/^- `([\w-]+)`: (.+)$/gm)].map(([, name = '', description = '']) => ({
  name,
  description,
}))

/** Whether a part of the backend is not our host's, and which tests then have nothing to test (npm run test:platform). */
const { BACKEND_URL, AUTH_URL, STORAGE_URL, REST_URL } = process.env
const leftOut = [
  ...(BACKEND_URL ? ['own-machine'] : []),
  ...(BACKEND_URL || STORAGE_URL ? ['own-storage'] : []),
  ...(BACKEND_URL || AUTH_URL || STORAGE_URL || REST_URL ? ['own-gateway'] : []),
]

const RECIPES = 'tests/docs/recipes.test.ts'
/** Tests that start processes, other than hosts, or take as long as some. */
const COMMANDS = ['tests/docs/{facts,houses,packages,publish}.test.ts', 'tests/commands/*.test.ts']

/** For files that start hosts of their own. */
const HOST_TEMPLATE = 'tests/support/host-template.ts'

/** For files that share a host, one after the other. */
const SHARED_HOST = 'tests/support/shared-host.ts'
const WORKER_HOST = 'tests/support/worker-host.ts'

/** No two files use the same host at a time, and each processor has a file to work on. Of a backend somewhere else there is only one. */
const TOGETHER = leftOut.length > 0 ? 1 : availableParallelism()

/** Unit tests stand beside their sources; everything that needs a running host stands in tests/. */
export default defineConfig({
  test: {
    maxWorkers: TOGETHER,
    tags: [
      {
        name: 'own-machine',
        description:
          'Needs the machine that the backend runs on: its data folder, database, captured mail or settings',
      },
      {
        name: 'release',
        description: 'Is slow and rarely breaks: run by `npm run test:release`, and not by `npm test`',
      },
      { name: 'own-storage', description: 'What our host does otherwise than the platform’s storage' },
      {
        name: 'own-gateway',
        description:
          'What our host does otherwise than the platform’s gateway, before any service or function',
      },
      ...demands,
    ],
    // Against a backend somewhere else, or with parts of another one: see tests/support/shared-host.ts.
    ...(leftOut.length > 0 && { tagsFilter: leftOut.map((tag) => `!${tag}`) }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,content,src,host,operator,setup,supabase,tools}/**/*.test.{ts,tsx}',
            'tests/docs/*.test.ts',
          ],
          exclude: [RECIPES, ...COMMANDS],
          // Cheaper to begin than processes. One that mocks a module has modules of its own (tests/docs/checks.test.ts).
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/support/globals-left.ts'],
          // Some draw documents, and machines are shared.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // Islands in a DOM without a browser (decision 021).
          name: 'components',
          include: ['tests/components/*.test.tsx'],
          environment: 'happy-dom',
          // Machines are shared.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          include: COMMANDS,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Builds, type checks and tests a copy of the repository.
          name: 'recipes',
          include: [RECIPES],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/{database,backend}/**/*.test.ts'],
          globalSetup: [HOST_TEMPLATE, SHARED_HOST],
          setupFiles: [WORKER_HOST],
          testTimeout: 60_000,
          hookTimeout: 150_000,
        },
      },
      {
        extends: true,
        test: {
          // The database as a hosted project would have it, and the functions as the platform runs them.
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          globalSetup: ['tests/support/hosted-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 150_000,
        },
      },
      {
        extends: true,
        test: {
          // Each file starts hosts of its own.
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: [HOST_TEMPLATE],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          // What an attacker would do, one file a class of attack: at their worker's host, or at one with limits of its own.
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          globalSetup: [HOST_TEMPLATE, SHARED_HOST],
          setupFiles: [WORKER_HOST],
          testTimeout: 120_000,
          hookTimeout: 150_000,
        },
      },
      {
        extends: true,
        test: {
          // Installs on Debian machines of its own, which need root, a mirror and minutes: not part of `npm test`.
          name: 'install',
          include: ['tests/install/*.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
})
