<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

use App\Enums\BetstopCheckResult;
use App\Infrastructure\Http\ResponseLimiter;
use Carbon\CarbonImmutable;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\Factory;
use Illuminate\Http\Client\RequestException;
use Illuminate\Http\Client\Response;
use Throwable;

/**
 * The register over HTTPS: `POST {url}/checks` with `{"people": [{"id": …, "first_name": …}]}` answers
 * `{"reference": …, "results": [{"id": …, "result": "clear"|"registered", "valid_until": …}]}`.
 *
 * Any other answer is `error`. The evidence holds the reference, the status and a hash of the answer, but no personal details.
 */
final readonly class HttpBetstopRegister implements BetstopRegister
{
    private const CONNECT_SECONDS = 3;

    private const WAIT_MILLISECONDS = 200;

    /** The register refuses the content. In a batch, one person may be the reason. */
    private const INVALID = [400, 413, 422];

    public function __construct(private Factory $http, private BetstopCircuitBreaker $breaker, private string $url, private string $key) {}

    public function check(BetstopPerson $person): BetstopAnswer
    {
        return $this->checkMany([$person])[0];
    }

    public function checkMany(array $people): array
    {
        $answers = [];
        foreach (array_chunk($people, max(1, config()->integer('paddock.betstop.batch_size')), true) as $batch) {
            $answers += $this->ask($batch);
        }

        return $answers;
    }

    /**
     * @param  non-empty-array<int, BetstopPerson>  $people
     * @return array<int, BetstopAnswer>
     */
    private function ask(array $people): array
    {
        if ($this->breaker->isOpen()) {
            return $this->failed($people, 'Not asked: the register failed repeatedly, so calls are paused.', []);
        }
        try {
            $response = $this->post($people);
        } catch (ConnectionException) {
            $this->breaker->failed();

            return $this->failed($people, 'The register could not be reached or gave no complete answer in time.', []);
        }

        $evidence = ['status' => (string) $response->status(), 'response_hash' => hash('sha256', $response->body())];
        if (in_array($response->status(), self::INVALID, true)) {
            return $this->refused($people, $evidence);
        }
        $reference = $response->json('reference');
        $results = $response->json('results');
        if (! $response->successful() || ! is_string($reference) || $reference === '' || ! is_array($results)) {
            $this->breaker->failed();

            return $this->failed(
                $people,
                $response->successful()
                    ? 'The answer of the register is not readable.'
                    : "The register answered with an error ({$response->status()}).",
                $evidence,
            );
        }
        $this->breaker->succeeded();

        return $this->read($people, $results, [...$evidence, 'reference' => $reference]);
    }

    /** @param  non-empty-array<int, BetstopPerson>  $people */
    private function post(array $people): Response
    {
        // Another address must not get the details, and its answer would not be the register's.
        return $this->http->baseUrl($this->url)->withToken($this->key)->setHandler(ResponseLimiter::handler())->withoutRedirecting()->acceptJson()
            ->connectTimeout(self::CONNECT_SECONDS)->timeout(config()->integer('paddock.betstop.timeout_seconds'))
            ->retry(
                1 + config()->integer('paddock.betstop.retries'),
                static fn (int $attempt): int => self::WAIT_MILLISECONDS * 2 ** ($attempt - 1),
                static fn (?Throwable $error): bool => $error instanceof ConnectionException
                    || ($error instanceof RequestException && $error->response->serverError()),
                throw: false,
            )
            ->post('checks', ['people' => array_map(
                static fn (int $id, BetstopPerson $person): array => ['id' => (string) $id, ...$person->toArray()], array_keys($people), $people,
            )]);
    }

    /**
     * Asks again about each half, so that one invalid person doesn't leave the others without an answer.
     *
     * @param  non-empty-array<int, BetstopPerson>  $people
     * @param  array<string, string>  $evidence
     * @return array<int, BetstopAnswer>
     */
    private function refused(array $people, array $evidence): array
    {
        if (count($people) === 1) {
            return $this->failed($people, "The register refused the details ({$evidence['status']}).", $evidence);
        }
        [$one, $other] = array_chunk($people, max(1, intdiv(count($people) + 1, 2)), true);

        return $this->ask($one) + $this->ask($other);
    }

    /**
     * @param  non-empty-array<int, BetstopPerson>  $people
     * @param  array<mixed>  $results
     * @param  array<string, string>  $evidence
     * @return array<int, BetstopAnswer>
     */
    private function read(array $people, array $results, array $evidence): array
    {
        $byId = [];
        foreach ($results as $result) {
            if (is_array($result) && is_scalar($result['id'] ?? null)) {
                $byId[(string) $result['id']][] = $result;
            }
        }
        $answers = [];
        foreach (array_keys($people) as $id) {
            $answers[$id] = $this->answer($byId[(string) $id] ?? [], $evidence);
        }

        return $answers;
    }

    /**
     * @param  list<array<mixed>>  $results  about one person
     * @param  array<string, string>  $evidence
     */
    private function answer(array $results, array $evidence): BetstopAnswer
    {
        $said = count($results) === 1 ? ($results[0]['result'] ?? null) : null;
        $result = is_string($said) ? BetstopCheckResult::tryFrom($said) : null;
        if ($result === null || $result === BetstopCheckResult::Error) {
            return BetstopAnswer::error('The register gave no clear answer about this person.', ['driver' => 'http', ...$evidence]);
        }

        return new BetstopAnswer($result, $this->validUntil($results[0]['valid_until'] ?? null), ['driver' => 'http', ...$evidence]);
    }

    /** No longer than our own limit, so that a wrong date can't switch off the nightly check. */
    private function validUntil(mixed $given): CarbonImmutable
    {
        $limit = CarbonImmutable::now()->addHours(config()->integer('paddock.betstop.valid_hours'));
        try {
            return is_string($given) ? $limit->min(CarbonImmutable::parse($given)->utc()) : $limit;
        } catch (Throwable) {
            return $limit;
        }
    }

    /**
     * @param  array<int, BetstopPerson>  $people
     * @param  array<string, string>  $evidence
     * @return array<int, BetstopAnswer>
     */
    private function failed(array $people, string $message, array $evidence): array
    {
        return array_map(static fn (): BetstopAnswer => BetstopAnswer::error($message, ['driver' => 'http', ...$evidence]), $people);
    }
}
