<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use Database\Factories\BetstopCheckFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\MorphTo;

/**
 * One check of the BetStop register with its answer and evidence.
 *
 * @mixin BetstopCheckProperties
 */
final class BetstopCheck extends Model
{
    /** @use HasFactory<BetstopCheckFactory> */
    use HasFactory;

    public const UPDATED_AT = null;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'purpose' => BetstopCheckPurpose::class,
            'result' => BetstopCheckResult::class,
            'checked_at' => 'immutable_datetime',
            'valid_until' => 'immutable_datetime',
            'evidence' => 'array',
        ];
    }

    /** @return MorphTo<Model, $this> */
    public function person(): MorphTo
    {
        return $this->morphTo();
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
