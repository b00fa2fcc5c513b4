import cliProgress from 'cli-progress'

type Terminal = NodeJS.WritableStream & { isTTY?: boolean }

/** A bar where someone is watching, plain lines where the output goes to a file. Nothing is shown before the first step. */
export function createProgress(
  title: string,
  total: number,
  say: (line: string) => void,
  terminal: Terminal = process.stdout,
) {
  const bar = terminal.isTTY
    ? new cliProgress.SingleBar(
        { format: `${title} {bar} {value}/{total} {step}`, hideCursor: true, stream: terminal },
        cliProgress.Presets.shades_classic,
      )
    : undefined
  let shown = false
  return {
    update(done: number, step: string) {
      if (!bar) return step === '' ? undefined : say(`${title}: ${step} (${done + 1}/${total})`)
      if (!shown) bar.start(total, 0, { step })
      shown = true
      bar.update(done, { step })
    },
    done() {
      if (shown) bar?.stop()
    },
  }
}
