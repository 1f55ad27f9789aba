/** The reader may have seen enough (`| head`): the rest of the output goes nowhere, and a command ends as it would have. */
export function ignoreClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
