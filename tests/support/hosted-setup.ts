import { readFile } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startHostedProjects } from './hosted-project.ts'
import { withSql } from './sql.ts'
import { supabaseCli } from './supabase-cli.ts'

/** Hosted projects with our migrations, pushed by the genuine CLI: a new one, and an older one with open rights. */

declare module 'vitest' {
  export interface ProvidedContext {
    hosted: {
      today: string
      open: string
      superuser: string
      output: string
    }
  }
}

export const VAULT = {
  PROJECT_URL: 'https://project.example',
  PROJECT_SECRET_KEY: 'sb_secret_of_the_project',
}

export const pushTo = (url: string) => ['db', 'push', '--db-url', `${url}?sslmode=disable`]

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const projects = await startHostedProjects()
  const cli = await supabaseCli({ live: true })
  try {
    const today = await projects.create('today')
    const open = await projects.create('open', { open: true })
    const outputs = []
    for (const url of [today, open]) {
      const { code, output } = await cli.run(pushTo(url), VAULT)
      if (code !== 0) throw new Error(`supabase db push failed:\n${output}`)
      outputs.push(output)
      // as docs/deploy.md says
      const facts = await readFile(new URL('../../supabase/business-facts.sql', import.meta.url), 'utf8')
      await withSql(url, (sql) => sql.unsafe(facts))
    }
    project.provide('hosted', {
      today,
      open,
      superuser: projects.asSuperuser(today),
      output: outputs[0] as string,
    })
  } finally {
    await cli.dispose()
  }
  return () => projects.dispose()
}
