<?php

declare(strict_types=1);

namespace App\Models\Concerns;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\SoftDeletingScope;

/** Relations that also find deleted records: former colleagues and merged clients. */
trait BelongsToDeleted
{
    /**
     * @template TRelated of Model
     *
     * @param  class-string<TRelated>  $related
     * @return BelongsTo<TRelated, $this>
     */
    private function belongsToAny(string $related, string $foreignKey): BelongsTo
    {
        $relation = $this->belongsTo($related, $foreignKey);
        $relation->getQuery()->withoutGlobalScope(SoftDeletingScope::class);

        return $relation;
    }
}
