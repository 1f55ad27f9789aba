import { readdir, readFile } from 'node:fs/promises'

/** The processes of the database under a data folder, the one that starts the others first. */
async function processesOf(dataDir: string): Promise<number[]> {
  const [first = ''] = (await readFile(`${dataDir}/postgres/postmaster.pid`, 'utf8')).split('\n')
  const parentOf = async (pid: string) => {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // After the name, which may hold anything: state and parent.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[1]
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children = await Promise.all(pids.map(async (pid) => ((await parentOf(pid)) === first ? [pid] : [])))
  return [first, ...children.flat()].map(Number)
}

/**
 * Stops the embedded database in its tracks: it keeps its connections and takes new ones, and says nothing.
 * @returns lets it go on
 */
export async function pauseDatabase(dataDir: string): Promise<() => void> {
  const pids = await processesOf(dataDir)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}
