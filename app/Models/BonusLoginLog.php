<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BonusLoginPurpose;
use App\Enums\BonusLoginResult;
use Illuminate\Database\Eloquent\Model;

/**
 * A colleague's sign-in to a client's site account for a bonus. Append-only.
 *
 * @mixin BonusLoginLogProperties
 */
final class BonusLoginLog extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['purpose' => BonusLoginPurpose::class, 'result' => BonusLoginResult::class, 'logged_in_at' => 'immutable_datetime'];
    }
}
