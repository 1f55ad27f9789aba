import { execFile } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ROOT } from './checkout.ts'
import { startProgram } from './command.ts'
import { eventually } from './host.ts'
import { fetchFromPackage } from './npm-package.ts'

/** Runs functions from the genuine CLI's bundle, under the platform's runtime. */

/** The Deno version in supabase/edge-runtime's Cargo.toml. */
const OF_PLATFORM = {
  name: '@deno/linux-x64-glibc@2.1.4',
  sha512: 'EjVrCS51yw2OCYHiVDC2mhlqxH2dJ6cJrGxxDEDvMojm9Nj5IloSGPecLvlBtAtd9z1NFs0Ouv8n581rrtphEA==',
  folder: join(ROOT, 'node_modules', '.cache', 'deno-of-platform'),
}

export type Runtime = { name: string; program: string }

/** The newest (a development dependency) and the platform's, which is downloaded once, for Linux on x64 only. */
export function denoRuntimes(): Runtime[] {
  const newest = { name: 'the newest Deno', program: join(ROOT, 'node_modules', '.bin', 'deno') }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    process.stdout.write('\nNot tested: the Deno of the platform, which is fetched for Linux on x64 only\n')
    return [newest]
  }
  const program = join(OF_PLATFORM.folder, 'deno')
  if (!existsSync(program)) {
    const fetched = fetchFromPackage(OF_PLATFORM.name, OF_PLATFORM.sha512, 'deno', OF_PLATFORM.folder)
    renameSync(fetched.path, program)
    fetched.dispose()
  }
  return [newest, { name: 'the platform’s Deno', program }]
}

export type Bundle = {
  name: string
  files: string[]
  verifyJwt: boolean
  /** Of index.ts and deno.json. */
  entry: string
  config: string
}

/** Uploaded by the CLI beside the files. */
type Metadata = { name: string; entrypoint_path: string; import_map_path: string; verify_jwt: boolean }

export type DenoFunctions = Awaited<ReturnType<typeof denoFunctions>>

/** Of `deno info`. */
type Module = {
  specifier: string
  error?: string
  dependencies?: { specifier: string; code?: Target; type?: Target }[]
}
type Target = { specifier?: string }

async function place(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

export async function denoFunctions() {
  const home = await mkdtemp(join(tmpdir(), 'deno-'))
  const envOf = ({ name }: Runtime) => ({
    PATH: process.env.PATH,
    HOME: home,
    DENO_DIR: join(home, `cache of ${name}`),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
  })
  // Packages must come from the checkout, in exactly deno.json's versions: anything else is an error, as is a
  // download.
  const packages = ['--node-modules-dir=manual', '--no-remote']
  const allow = ['--allow-net', '--allow-env', '--allow-read', '--allow-write', '--allow-sys']

  /** All bundles' files, laid out as in the repository. */
  const together = join(home, 'together')
  const unpacked = new Map<string, Buffer>()
  const entries: string[] = []

  /** Only beside deno.json, so that code elsewhere finds only what that file declares. */
  async function linkPackages(config: string): Promise<void> {
    const folder = join(dirname(config), 'node_modules')
    if (!existsSync(folder)) await symlink(join(ROOT, 'node_modules'), folder)
  }

  const laidOut = new Map<string, Promise<void>>()
  async function layOut(root: string, { files, config }: Bundle): Promise<void> {
    for (const file of files) await place(join(root, file), unpacked.get(file) as Buffer)
    await linkPackages(join(root, config))
  }

  async function run(runtime: Runtime, cwd: string, args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(runtime.program, args, {
      cwd,
      env: envOf(runtime),
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  }

  return {
    async unpack(upload: Response): Promise<Bundle> {
      const form = await upload.formData()
      const metadata = JSON.parse(String(form.get('metadata'))) as Metadata
      const parts = form.getAll('file') as File[]
      for (const part of parts) {
        const bytes = Buffer.from(await part.arrayBuffer())
        const others = unpacked.get(part.name)
        if (others && !others.equals(bytes)) throw new Error(`${part.name} is not the same in all bundles`)
        if (others) continue
        unpacked.set(part.name, bytes)
        await place(join(together, part.name), bytes)
      }
      entries.push(join(together, metadata.entrypoint_path))
      await linkPackages(join(together, metadata.import_map_path))
      return {
        name: metadata.name,
        files: parts.map((part) => part.name).sort(),
        verifyJwt: metadata.verify_jwt,
        entry: metadata.entrypoint_path,
        config: metadata.import_map_path,
      }
    },

    /** Imports, types included, that are neither in their bundle nor declared in deno.json. */
    async missing(runtime: Runtime, bundles: Bundle[]) {
      const functions = join(together, 'supabase', 'functions')
      const all = entries.map((entry) => `import '${pathToFileURL(entry)}'`).join('\n')
      await place(join(functions, 'all.ts'), Buffer.from(all))
      const { modules } = JSON.parse(
        await run(runtime, functions, ['info', '--json', ...packages, 'all.ts']),
      ) as { modules: Module[] }
      const config = JSON.parse(await readFile(join(functions, 'deno.json'), 'utf8'))
      const declared = Object.keys(config.imports as object)
      const imported = modules.flatMap(({ dependencies = [] }) =>
        dependencies.map(({ specifier }) => specifier),
      )
      const undeclared = [...new Set(imported)].filter(
        (name) =>
          !/^(\.|node:|file:)/.test(name) &&
          !declared.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry)),
      )
      const known = new Map(modules.map((module) => [module.specifier, module]))
      const lacking = bundles.flatMap(({ name, files }) => {
        const reached = new Set<string>()
        const reach = (specifier: string | undefined) => {
          if (!specifier?.startsWith('file:') || reached.has(specifier)) return
          reached.add(specifier)
          for (const { code, type } of known.get(specifier)?.dependencies ?? [])
            for (const target of [code, type]) reach(target?.specifier)
        }
        reach(String(pathToFileURL(join(functions, name, 'index.ts'))))
        return [...reached]
          .map((specifier) => relative(together, fileURLToPath(specifier)))
          .filter((path) => !path.includes('node_modules') && !files.includes(path))
          .map((path) => `${name} lacks ${path}`)
      })
      return [...undeclared, ...lacking, ...modules.flatMap(({ error }) => error ?? [])]
    },

    /** All bundles at once: they share code. @returns Deno's messages, '' if none */
    check: (runtime: Runtime) =>
      run(runtime, join(together, 'supabase', 'functions'), ['check', ...packages, ...entries]).then(
        () => '',
        (error: { stderr: string }) => error.stderr,
      ),

    async serve(runtime: Runtime, bundle: Bundle, settings: Record<string, string>) {
      const root = join(home, bundle.name)
      const there = laidOut.get(root) ?? layOut(root, bundle)
      laidOut.set(root, there)
      await there
      const args = ['serve', '--host', '127.0.0.1', '--port', '0', ...packages, ...allow, 'index.ts']
      const { child, outcome, ended } = startProgram(runtime.program, args, {
        cwd: join(root, dirname(bundle.entry)),
        env: { ...envOf(runtime), ...settings },
      })
      const url = await eventually(
        () => {
          const printed = outcome.stdout + outcome.stderr
          if (child.exitCode !== null) throw new Error(`Deno ended at once:\n${printed}`)
          return /Listening on (http:\/\/[\d.]+:\d+)/.exec(printed)?.[1]
        },
        60,
        `Deno to serve ${bundle.name}`,
      )
      return {
        url,
        pid: child.pid as number,
        async stop() {
          child.kill('SIGKILL')
          await ended
        },
      }
    },

    dispose: () => rm(home, { recursive: true, force: true }),
  }
}
