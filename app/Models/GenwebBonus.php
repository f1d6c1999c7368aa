<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\GenwebBonusKind;
use App\Models\Concerns\BelongsToDeleted;
use Database\Factories\GenwebBonusFactory;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A bonus or boost that a client got in Genweb. It is active until it expires or is cancelled.
 *
 * @mixin GenwebBonusProperties
 */
final class GenwebBonus extends Model
{
    /** @use HasFactory<GenwebBonusFactory> */
    use BelongsToDeleted, HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = ['cancelled_at' => null];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => GenwebBonusKind::class,
            'amount_cents' => 'integer',
            'boost_permille' => 'integer',
            'given_at' => 'immutable_datetime',
            'expires_at' => 'immutable_datetime',
            'cancelled_at' => 'immutable_datetime',
        ];
    }

    /** @return Builder<self> not cancelled or expired */
    public static function active(): Builder
    {
        return self::query()->whereNull('cancelled_at')->where('expires_at', '>', now());
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<BonusPromotion, $this> */
    public function bonusPromotion(): BelongsTo
    {
        return $this->belongsTo(BonusPromotion::class);
    }

    /** @return BelongsTo<User, $this> with former colleagues */
    public function cancelledBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'cancelled_by');
    }
}
