<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A reminder of a certification's end. Its toast is sent with the row, its email afterwards.
 *
 * @mixin CertificationReminderProperties
 */
final class CertificationReminder extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['days' => 'integer', 'emailed_at' => 'immutable_datetime'];
    }

    /** @return BelongsTo<Certification, $this> */
    public function certification(): BelongsTo
    {
        return $this->belongsTo(Certification::class);
    }

    /** @param  int  $days  until the last valid day */
    public static function text(int $days): string
    {
        return match (true) {
            $days < 0 => 'It has ended.',
            $days === 0 => 'It ends today.',
            $days === 1 => 'It ends tomorrow.',
            default => "It ends in {$days} days.",
        };
    }
}
