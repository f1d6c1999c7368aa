// A vitest reporter that names the tests which passed on their second run only.
export default class Retried {
    #names = [];

    onTestCaseResult(test) {
        if (test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0) {
            this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
        }
    }

    onTestRunEnd() {
        for (const name of this.#names) {
            console.error(`↻ passed on the second run only: ${name}`);
        }
    }
}
