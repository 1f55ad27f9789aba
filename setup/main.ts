import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs, parseEnv } from 'node:util'
import { ignoreClosedPipe, Refusal, told } from '#host/command.ts'
import { yamlSource } from '#src/collections/source.ts'
import packageJson from '../package.json' with { type: 'json' }
import type { Fact } from './business-file.ts'
import type { Draft } from './draft.ts'
import { report } from './finding.ts'
import { openTerminal } from './terminal.ts'

/** `npm run setup`: makes an installation out of answers, and says what is still missing. */

const SETTINGS = `/etc/${packageJson.name}/environment`

const HELP = `Usage: npm run setup -- [options]

Asks for what this installation needs, checks it, writes content/business.yaml and the settings file, sends a test mail, and
says what is still missing. Run it again at any time: what you have answered is kept.

  --answers FILE    take answers from a YAML or JSON file instead of asking: "business:" with the keys of
                    content/business.yaml, "settings:" with those of docs/settings.md
  --settings FILE   the settings file (${SETTINGS})
  --check           ask and write nothing: check an installation that is running
  --mail            with --check, send a test mail
  --at URL          ask the installation there, instead of at SITE_URL
  --supabase URL    it runs in this Supabase project; --settings is then supabase/functions/.env.production
                    (SUPABASE_ACCESS_TOKEN and SUPABASE_SECRET_KEY let it ask how the project is set up)
  --dns ADDRESS     ask this DNS server, such as that of your domain

Exit codes: 0 nothing is missing, 1 something is, 2 nothing was written or checked.`

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const OPTIONS = {
  answers: { type: 'string' },
  settings: { type: 'string', default: SETTINGS },
  check: { type: 'boolean', default: false },
  mail: { type: 'boolean', default: false },
  at: { type: 'string' },
  supabase: { type: 'string' },
  dns: { type: 'string' },
  help: { type: 'boolean', default: false },
  /** From this command to itself. */
  'not-running': { type: 'boolean', default: false },
} as const

type Options = ReturnType<typeof readOptions>

function readOptions(words: string[]) {
  try {
    const { values } = parseArgs({ args: words, options: OPTIONS, strict: true })
    for (const name of ['at', 'supabase'] as const)
      if (values[name] && !URL.canParse(values[name])) throw new Error(`--${name} is not an address.`)
    return values
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${HELP}`)
  }
}

const isHosted = ({ supabase, settings }: Options) =>
  supabase !== undefined || settings.startsWith('supabase/')

function run(script: string, args: string[] = []): Promise<number | null> {
  const child = spawn(process.execPath, [ROOT + script, ...args], { cwd: ROOT, stdio: 'inherit' })
  return new Promise((done) => child.once('close', done))
}

async function check(options: Options): Promise<boolean> {
  const text = await readFile(options.settings, 'utf8').catch(() => {
    throw new Refusal(`${options.settings} cannot be read: name the settings file with --settings.`)
  })
  // Here and not above: it loads the facts, which may just have been written.
  const { checkAll } = await import('./check.ts')
  return report(
    await checkAll({
      env: parseEnv(text),
      dns: options.dns,
      at: options.at && new URL(options.at).origin,
      project: options.supabase && new URL(options.supabase).origin,
      token: process.env.SUPABASE_ACCESS_TOKEN,
      secretKey: process.env.SUPABASE_SECRET_KEY,
      hosted: isHosted(options),
      running: !options['not-running'],
      mail: options.mail,
    }),
  )
}

async function takeAnswers(draft: Draft, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} cannot be read: name the file with --answers.`)
  })
  const {
    data,
    faults: [fault],
  } = yamlSource(text)
  if (fault) throw new Refusal(`${file}:${fault[0]}: ${fault[1]}`)
  const { business, settings, ...rest } = (data ?? {}) as Record<string, Record<string, Fact> | null>
  const [unknown] = Object.keys(rest)
  if (unknown) throw new Refusal(`${file} must have "business:" and "settings:" and nothing else.`)
  for (const [key, value] of Object.entries({ ...business, ...settings })) draft.set(key, value)
  const faults = draft.faults()
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
}

async function setUp(options: Options): Promise<boolean> {
  const { addSealKey, openDraft } = await import('./draft.ts')
  const draft = await openDraft(options.settings)
  if (options.answers) await takeAnswers(draft, options.answers)
  else {
    const { interview } = await import('./interview.ts')
    const terminal = openTerminal()
    await interview(draft, terminal).finally(() => terminal.close())
  }
  // On a machine its host makes one.
  if (isHosted(options)) addSealKey(draft)
  const written = await draft.write()
  for (const name of written) process.stdout.write(`Wrote ${name}\n`)
  if (written.length === 0) process.stdout.write('Nothing has changed.\n')
  if ((await run('tools/generate.ts')) !== 0) return false
  // A process of its own, which loads the facts as they are now.
  const { settings, dns, supabase } = options
  const named = Object.entries({ settings, dns, supabase }).flatMap(([name, value]) =>
    value ? [`--${name}`, value] : [],
  )
  const complete = (await run('setup/main.ts', ['--check', '--mail', '--not-running', ...named])) === 0
  // The next command of the guide that leads here.
  process.stdout.write(
    isHosted(options)
      ? 'Next: `npx supabase db push` (docs/deploy.md, step 3).\n'
      : 'Next: `deploy/publish`, which builds the site (docs/deploy-one-machine.md, step 2).\n',
  )
  return complete
}

ignoreClosedPipe()
try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) process.stdout.write(`${HELP}\n`)
  else process.exitCode = (await (options.check ? check(options) : setUp(options))) ? 0 : 1
} catch (error) {
  process.stderr.write(`${told(error)}\n`)
  process.exitCode = error instanceof Refusal ? 2 : 1
}
