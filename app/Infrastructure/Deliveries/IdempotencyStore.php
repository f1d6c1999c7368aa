<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Infrastructure\Problems\ProblemException;
use App\Models\IdempotencyKey;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpFoundation\Response;

/**
 * Claims idempotency keys and stores the answers.
 *
 * A call first claims its key and commits, so that other calls see the claim. The answer is written in the transaction of
 * the work, and only while the claim holds: when a call outlives its lock and another takes over, the first rolls back.
 */
final readonly class IdempotencyStore
{
    private const ATTEMPTS = 5;

    public function __construct(private Repository $config) {}

    /**
     * @param  Closure(): void  $begin  runs in the transaction of a new claim
     * @return IdempotencyKey|null with a status when already answered, otherwise claimed by this call; null while another
     *                             call holds it
     *
     * @throws ProblemException 422 when the key was used with another body
     */
    public function claim(string $scope, string $key, string $requestHash, Closure $begin): ?IdempotencyKey
    {
        for ($attempt = 0; $attempt < self::ATTEMPTS; $attempt++) {
            $row = $this->find($scope, $key);

            if ($row !== null && ! hash_equals($row->request_hash, $requestHash)) {
                throw new ProblemException(422, 'idempotency-key-reused', 'This key was used with a different body. Use a new key for a new call.');
            }
            if ($row?->status !== null) {
                return $row;
            }
            if ($row?->locked_until?->isFuture() === true) {
                return null;
            }

            $claimed = DB::transaction(function () use ($row, $scope, $key, $requestHash, $begin): ?IdempotencyKey {
                $claimed = $row === null ? $this->insert($scope, $key, $requestHash) : $this->takeOver($row);
                if ($claimed !== null) {
                    $begin();
                }

                return $claimed;
            });
            if ($claimed !== null) {
                return $claimed;
            }
        }

        return null;
    }

    /**
     * Stores the answer. Call this in the transaction of the work.
     *
     * @throws ProblemException 409 when the claim was lost; the caller must roll back
     */
    public function answer(IdempotencyKey $row, Response $response): void
    {
        $kept = $this->own($row)->update([
            'status' => $response->getStatusCode(),
            'response' => json_encode(['type' => $response->headers->get('Content-Type'), 'body' => (string) $response->getContent()], JSON_THROW_ON_ERROR),
            'locked_until' => null,
        ]);

        if ($kept === 0) {
            throw self::inUse();
        }
    }

    /**
     * Frees the key of a call that changed nothing.
     *
     * @return bool whether the claim still held
     */
    public function release(IdempotencyKey $row): bool
    {
        return $this->own($row)->toBase()->delete() === 1;
    }

    public static function inUse(): ProblemException
    {
        return new ProblemException(
            409,
            'idempotency-key-in-use',
            'The first call with this key is still in progress. Try again shortly.',
            ['Retry-After' => '1'],
        );
    }

    /** Deletes the key when it has expired. */
    private function find(string $scope, string $key): ?IdempotencyKey
    {
        $row = IdempotencyKey::query()->where('scope', $scope)->where('key', $key)->first();

        if ($row?->expires_at->isPast() !== true) {
            return $row;
        }
        IdempotencyKey::query()->whereKey($row->id)->where('expires_at', '<=', now())->delete();

        return null;
    }

    /** Null when another call was faster. */
    private function insert(string $scope, string $key, string $requestHash): ?IdempotencyKey
    {
        $now = CarbonImmutable::now();
        $row = (new IdempotencyKey)->forceFill([
            'scope' => $scope,
            'key' => $key,
            'request_hash' => $requestHash,
            'status' => null,
            'locked_until' => $this->lockEnd(),
            'expires_at' => $now->addHours($this->config->integer('paddock.intake.idempotency_hours')),
            'created_at' => $now,
            'updated_at' => $now,
        ]);

        return IdempotencyKey::query()->toBase()->insertOrIgnore($row->getAttributes()) === 1 ? $row : null;
    }

    /** Takes over the lock of a call that died; its work was rolled back. Null when another call was faster. */
    private function takeOver(IdempotencyKey $row): ?IdempotencyKey
    {
        $until = $this->lockEnd();
        $taken = $this->own($row)->update(['locked_until' => $until]) === 1;
        $row->locked_until = $until;

        return $taken ? $row : null;
    }

    /** @return Builder<IdempotencyKey> the row while it is unanswered and has this lock */
    private function own(IdempotencyKey $row): Builder
    {
        return IdempotencyKey::query()
            ->where('scope', $row->scope)
            ->where('key', $row->key)
            ->whereNull('status')
            ->where('locked_until', $row->locked_until);
    }

    private function lockEnd(): CarbonImmutable
    {
        return CarbonImmutable::now()->addSeconds($this->config->integer('paddock.intake.lock_seconds'))->startOfSecond();
    }
}
