type Stoppable = { stop(): Promise<void> }

/** Remembers what was started, to stop it in reverse order, each once, whatever one of them says. */
export function createShutdown() {
  const started: Stoppable[] = []
  let running: Promise<void> | undefined

  async function stopAll() {
    const failures: unknown[] = []
    for (const part of started.toReversed()) await part.stop().catch((error) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'Some parts did not stop cleanly.')
  }

  return {
    add<Part extends Stoppable>(part: Part): Part {
      started.push(part)
      return part
    },
    /** What was started so far. */
    parts: (): readonly Stoppable[] => started,
    run() {
      running ??= stopAll()
      return running
    },
  }
}
