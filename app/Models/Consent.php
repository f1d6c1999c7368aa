<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A person's consent with its evidence and date. Append-only, but the undo of an import removes the consents it recorded.
 *
 * @mixin ConsentProperties
 */
final class Consent extends Model
{
    public const UPDATED_AT = null;

    /** @var array<string, mixed> */
    protected $attributes = [
        'evidence' => null,
        'user_id' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'channel' => ConsentChannel::class,
            'basis' => ConsentBasis::class,
            'recorded_at' => 'immutable_datetime',
        ];
    }

    /** The purpose of a number's consent. It does not contain the number. */
    public static function callsTo(string $e164): string
    {
        return 'Calls to the number ending '.substr($e164, -3);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
