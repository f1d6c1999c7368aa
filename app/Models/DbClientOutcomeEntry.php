<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\DbClientOutcome;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * The outcome of one call to a DB client. Append-only.
 *
 * @mixin DbClientOutcomeEntryProperties
 */
final class DbClientOutcomeEntry extends Model
{
    public const UPDATED_AT = null;

    protected $table = 'db_client_outcomes';

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['outcome' => DbClientOutcome::class, 'created_at' => 'immutable_datetime'];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
