<?php

declare(strict_types=1);

namespace App\Services\Intake;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;

/** Makes one row under a unique key, however many calls try at the same moment. */
final readonly class CreateOnce
{
    /**
     * Call it inside the transaction of the work. `wasRecentlyCreated` of what it gives tells who made the row.
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
            // A transaction of its own inside: PostgreSQL refuses every further statement after a failed insert.
            return DB::transaction(static fn (): Model => $model::query()->create([...$key, ...$rest]));
        } catch (UniqueConstraintViolationException) {
            // Locked, because a plain read of MariaDB's snapshot may not see the row that the insert collided with.
            return $model::query()->where($key)->sharedLock()->firstOrFail();
        }
    }
}
