import { readdir, readFile } from 'node:fs/promises'

/** The processes that a process has started. */
async function childrenOf(parent: number): Promise<number[]> {
  const parentOf = async (pid: string) => {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // After the name, which may hold anything: state and parent.
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children = await Promise.all(pids.map(async (pid) => ((await parentOf(pid)) === parent ? [pid] : [])))
  return children.flat().map(Number)
}

/**
 * Stops the embedded database in its tracks: it keeps its connections and takes new ones, and says nothing.
 * @returns lets it go on
 */
export async function pauseDatabase(dataDir: string): Promise<() => void> {
  const first = Number((await readFile(`${dataDir}/postgres/postmaster.pid`, 'utf8')).split('\n')[0])
  // Before it is asked for its children, so that none is born meanwhile.
  process.kill(first, 'SIGSTOP')
  const pids = [first, ...(await childrenOf(first))]
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal)
      } catch {
        // Its connection was closed, and it with it.
      }
    }
  }
  tell('SIGSTOP')
  return () => tell('SIGCONT')
}
