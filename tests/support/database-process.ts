import { readdir, readFile } from 'node:fs/promises'

async function childrenOf(parent: number): Promise<number[]> {
  const parentOf = async (pid: string) => {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // State and parent follow the name, which may contain anything.
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children = await Promise.all(pids.map(async (pid) => ((await parentOf(pid)) === parent ? [pid] : [])))
  return children.flat().map(Number)
}

/** The database keeps its connections and accepts new ones, but does not respond. @returns resumes it */
export async function pauseDatabase(dataDir: string): Promise<() => void> {
  const first = Number((await readFile(`${dataDir}/postgres/postmaster.pid`, 'utf8')).split('\n')[0])
  // stopped before its children are listed, so that it starts no more
  process.kill(first, 'SIGSTOP')
  const pids = [first, ...(await childrenOf(first))]
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal)
      } catch {
        // its connection was closed, so it has ended
      }
    }
  }
  tell('SIGSTOP')
  return () => tell('SIGCONT')
}
