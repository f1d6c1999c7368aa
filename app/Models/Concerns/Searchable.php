<?php

declare(strict_types=1);

namespace App\Models\Concerns;

use App\Services\Search\SearchIndex;

/**
 * Keeps `search_terms` true to the model, inside the transaction of its own save.
 *
 * Rows that are written past Eloquent (bulk loads) need `php artisan search:rebuild` after that.
 */
trait Searchable
{
    public static function bootSearchable(): void
    {
        static::saved(static function (self $model): void {
            if ($model->wasRecentlyCreated || $model->wasChanged(static::searchedColumns())) {
                app(SearchIndex::class)->put($model);
            }
        });
        static::deleted(static fn (self $model) => app(SearchIndex::class)->remove($model));

        // Only models that are trashed can be restored.
        static::registerModelEvent('restored', static fn (self $model) => app(SearchIndex::class)->put($model));
    }

    /** @param  array<string, mixed>  $options */
    public function save(array $options = []): bool
    {
        return $this->getConnection()->transaction(fn (): bool => parent::save($options));
    }

    public function delete(): ?bool
    {
        return $this->getConnection()->transaction(fn (): ?bool => parent::delete());
    }
}
