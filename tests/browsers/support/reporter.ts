import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Ends the run with one line: passed and failed tests of each browser. */
export default class ByBrowser implements Reporter {
  readonly #tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.#tests.add(test)
  }

  onEnd(): void {
    const byBrowser = Map.groupBy(this.#tests, (test) => test.parent.project()?.name ?? '')
    const lines = [...byBrowser].map(([name, tests]) => {
      const passed = tests.filter((test) => test.ok()).length
      return `${name}: ${passed} passed, ${tests.length - passed} failed`
    })
    console.log(`\n${lines.join('; ')}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
