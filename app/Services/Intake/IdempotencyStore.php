<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Http\Problems\ProblemException;
use App\Models\IdempotencyKey;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Config\Repository;
use Symfony\Component\HttpFoundation\Response;

/**
 * Who works under which Idempotency-Key, and what was answered.
 *
 * A call first claims its key, in a statement of its own that others can see. The answer is written in the transaction of
 * the work, and only by the claim that still holds: a call that was given up for dead and then finishes after all is
 * rolled back whole.
 */
final readonly class IdempotencyStore
{
    private const ATTEMPTS = 5;

    public function __construct(private Repository $config) {}

    /**
     * @return IdempotencyKey answered before, when it has a status; else claimed by this call
     *
     * @throws ProblemException 422 when the key belongs to another body, 409 while another call works under it
     */
    public function claim(string $scope, string $key, string $requestHash): IdempotencyKey
    {
        for ($attempt = 0; $attempt < self::ATTEMPTS; $attempt++) {
            $row = $this->find($scope, $key) ?? $this->insert($scope, $key, $requestHash);

            if ($row === null) {
                continue;
            }
            if ($row->expires_at->isPast()) {
                IdempotencyKey::query()->whereKey($row->id)->where('expires_at', '<=', now())->delete();

                continue;
            }
            if (! hash_equals($row->request_hash, $requestHash)) {
                throw new ProblemException(422, 'idempotency-key-reused', 'This Idempotency-Key was used for another body. Use a new key for a new call.');
            }
            if ($row->wasRecentlyCreated || $row->status !== null || $this->takeOver($row)) {
                return $row;
            }
        }

        throw self::inUse();
    }

    /**
     * Keeps the answer; call it inside the transaction of the work.
     *
     * @throws ProblemException 409 when the claim was lost meanwhile; roll back
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

    /** The call did nothing: its key is free again. */
    public function release(IdempotencyKey $row): void
    {
        $this->own($row)->delete();
    }

    private function find(string $scope, string $key): ?IdempotencyKey
    {
        return IdempotencyKey::query()->where('scope', $scope)->where('key', $key)->first();
    }

    /** Null when another call was quicker. */
    private function insert(string $scope, string $key, string $requestHash): ?IdempotencyKey
    {
        $now = CarbonImmutable::now();
        $inserted = IdempotencyKey::query()->insertOrIgnore([
            'scope' => $scope,
            'key' => $key,
            'request_hash' => $requestHash,
            'locked_until' => $this->lockEnd(),
            'expires_at' => $now->addHours($this->config->integer('paddock.intake.idempotency_hours')),
            'created_at' => $now,
            'updated_at' => $now,
        ]);

        $row = $inserted === 1 ? $this->find($scope, $key) : null;
        if ($row !== null) {
            $row->wasRecentlyCreated = true;
        }

        return $row;
    }

    /**
     * A call that died left its lock behind; its work was rolled back with it.
     *
     * @throws ProblemException 409 while the lock holds
     */
    private function takeOver(IdempotencyKey $row): bool
    {
        if ($row->locked_until === null || $row->locked_until->isFuture()) {
            throw self::inUse();
        }

        $until = $this->lockEnd();
        $taken = $this->own($row)->update(['locked_until' => $until]) === 1;
        $row->locked_until = $until;

        return $taken;
    }

    /** @return \Illuminate\Database\Eloquent\Builder<IdempotencyKey> the row while it is open and under this very lock */
    private function own(IdempotencyKey $row): \Illuminate\Database\Eloquent\Builder
    {
        return IdempotencyKey::query()->whereKey($row->id)->whereNull('status')->where('locked_until', $row->locked_until);
    }

    private function lockEnd(): CarbonImmutable
    {
        return CarbonImmutable::now()->addSeconds($this->config->integer('paddock.intake.lock_seconds'))->startOfSecond();
    }

    private static function inUse(): ProblemException
    {
        return new ProblemException(409, 'idempotency-key-in-use', 'The first call with this Idempotency-Key is still being worked on. Try again shortly.', ['Retry-After' => '1']);
    }
}
