<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use App\Infrastructure\Problems\ReferenceTakenException;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;

/** Creates one row per unique key, even when several calls try at the same time. Call it in the transaction of the work. */
final readonly class CreateOnce
{
    /**
     * `wasRecentlyCreated` is true for the call that created the row.
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
        return self::save(new $model([...$key, ...$rest]), $key);
    }

    /**
     * Saves a record that another system sent. For a repeated call, returns the record of the first call.
     *
     * @template TModel of Model
     *
     * @param  TModel  $new
     * @param  string  $key  the column with the sender's reference, of a unique index
     * @param  list<string>  $compared  columns that a repeated call must not change
     * @return TModel
     *
     * @throws ReferenceTakenException when the reference belongs to a record with other content
     */
    public static function received(Model $new, string $key, array $compared): Model
    {
        // A copy, so that the caller can try again after its transaction was rolled back.
        $stored = self::save(clone $new, [$key => $new->getAttribute($key)]);

        return $stored->wasRecentlyCreated || $stored->fill($new->only($compared))->isClean($compared) ? $stored : throw new ReferenceTakenException($key);
    }

    /**
     * @template TModel of Model
     *
     * @param  TModel  $new
     * @param  array<string, mixed>  $key
     * @return TModel
     */
    private static function save(Model $new, array $key): Model
    {
        try {
            // A nested transaction: PostgreSQL refuses every further statement after a failed insert.
            DB::transaction(static fn (): bool => $new->save());

            return $new;
        } catch (UniqueConstraintViolationException) {
            // Locked, because a plain read of MariaDB's snapshot may not see the conflicting row.
            return $new::query()->where($key)->sharedLock()->firstOrFail();
        }
    }
}
