// A vitest reporter that names the tests which passed on their second run only, and why the first one failed.
export default class Retried {
    #tests = [];

    onTestCaseResult(test) {
        const { state, errors = [] } = test.result();
        if (state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0) {
            const reasons = errors.map(({ message, diff }) => `  ${[message, diff].filter(Boolean).join('\n')}`);
            this.#tests.push([`${test.module.relativeModuleId}: ${test.fullName}`, ...reasons].join('\n'));
        }
    }

    onTestRunEnd() {
        for (const test of this.#tests) {
            console.error(`↻ passed on the second run only: ${test}`);
        }
    }
}
