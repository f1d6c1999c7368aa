<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;

/** Creates one row per unique key, even when several calls try at the same time. */
final readonly class CreateOnce
{
    /**
     * Call this in the transaction of the work. `wasRecentlyCreated` is true for the call that created the row.
     *
     * @template TModel of Model
     *
     * @param  class-string<TModel>  $model
     * @param  array<string, int|string>  $key  the columns of a unique index
     * @param  array<string, mixed>  $rest
     * @return TModel
     */
    public static function of(string $model, array $key, array $rest): Model
    {
        try {
            // A nested transaction: PostgreSQL refuses every further statement after a failed insert.
            return DB::transaction(static fn (): Model => $model::query()->create([...$key, ...$rest]));
        } catch (UniqueConstraintViolationException) {
            // Locked, because a plain read of MariaDB's snapshot may not see the conflicting row.
            return $model::query()->where($key)->sharedLock()->firstOrFail();
        }
    }
}
