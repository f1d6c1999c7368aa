<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\MessageDirection;
use App\Enums\PhoneOutcome;
use Illuminate\Database\Eloquent\Model;

/**
 * One phone call with a client, lead, DB client or unknown number.
 *
 * @mixin PhoneLogProperties
 */
final class PhoneLog extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['direction' => MessageDirection::class, 'outcome' => PhoneOutcome::class, 'seconds' => 'integer', 'called_at' => 'immutable_datetime'];
    }

    /** `3 min 20 s` */
    public static function duration(int $seconds): string
    {
        return $seconds < 60 ? "{$seconds} s" : intdiv($seconds, 60).' min'.($seconds % 60 === 0 ? '' : ' '.$seconds % 60 .' s');
    }
}
