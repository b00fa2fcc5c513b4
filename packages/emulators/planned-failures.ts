import type { Reply, Silence } from './emulator-server.ts'

/** How a call goes wrong: before anything is done, or, with `after`, when it is done and no one hears of it. */
export type Failure = 500 | 503 | 429 | 'no answer' | 'nonsense' | 'no answer after' | 'hang up after'

/** Failures a test asks for, each happening once, in the order in which they were asked for. */
export function planFailures<Step extends string>(refusal: (status: number) => Reply) {
  const planned: { step: Step; failure: Failure }[] = []

  function take(step: Step) {
    const index = planned.findIndex((each) => each.step === step)
    return index < 0 ? undefined : planned.splice(index, 1)[0]?.failure
  }

  return {
    failNext: (step: Step, failure: Failure) => void planned.push({ step, failure }),
    clear: () => void planned.splice(0),
    /** Answers a call, unless it was planned to go wrong. */
    around(step: Step, work: () => Reply): Reply | Silence {
      const failure = take(step)
      if (typeof failure === 'number') return refusal(failure)
      if (failure === 'no answer') return 'silence'
      if (failure === 'nonsense') return { status: 200, type: 'text/html', body: '<h1>Be right back</h1>' }
      const reply = work()
      if (failure === 'no answer after') return 'silence'
      return failure === 'hang up after' ? 'hang up' : reply
    },
  }
}
