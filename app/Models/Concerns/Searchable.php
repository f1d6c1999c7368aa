<?php

declare(strict_types=1);

namespace App\Models\Concerns;

/**
 * Saves and deletes in a transaction, in which SearchIndexObserver updates `search_terms`.
 *
 * Rows written without Eloquent (bulk loads) need `php artisan search:rebuild` afterwards.
 */
trait Searchable
{
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
