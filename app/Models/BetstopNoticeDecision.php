<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BetstopDecision;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A colleague's decision about a BetStop notice, for one client or for the whole notice.
 *
 * @mixin BetstopNoticeDecisionProperties
 */
final class BetstopNoticeDecision extends Model
{
    public const UPDATED_AT = null;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['decision' => BetstopDecision::class];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
