<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Models\Concerns\BelongsToDeleted;
use App\Support\OperationRefusedException;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * The work on one excluded person: frozen accounts and a checklist.
 *
 * @property list<string> $reasons values of ExclusionReason
 *
 * @mixin ExclusionCaseProperties
 */
final class ExclusionCase extends Model
{
    use BelongsToDeleted;

    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'open', 'round' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'reasons' => 'array',
            'status' => ExclusionCaseStatus::class,
            'due_at' => 'immutable_datetime',
            'round' => 'integer',
            'enforced_at' => 'immutable_datetime',
            'completed_at' => 'immutable_datetime',
            'lift_requested_at' => 'immutable_datetime',
            'lift_from' => 'immutable_datetime',
            'lifted_at' => 'immutable_datetime',
        ];
    }

    /**
     * Locks a case that staff work on. Lock its clients before.
     *
     * @throws OperationRefusedException when the exclusion was lifted
     */
    public static function lockUnlessLifted(int $id): self
    {
        $case = self::query()->lockForUpdate()->findOrFail($id);

        return $case->status === ExclusionCaseStatus::Lifted
            ? throw new OperationRefusedException('This exclusion was lifted. Nothing was changed.')
            : $case;
    }

    public function hasReason(ExclusionReason $reason): bool
    {
        return in_array($reason->value, $this->reasons, true);
    }

    /** Such as "BetStop, Barred". */
    public function reasonsInWords(): string
    {
        return implode(', ', array_map(static fn (string $reason): string => ExclusionReason::from($reason)->label(), $this->reasons));
    }

    /** @return BelongsTo<Client, $this> also a merged one */
    public function client(): BelongsTo
    {
        return $this->belongsToAny(Client::class, 'client_id');
    }

    /** @return BelongsTo<User, $this> */
    public function owner(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'owner_id');
    }

    /** @return BelongsTo<User, $this> */
    public function liftRequester(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'lift_requested_by');
    }

    /** @return BelongsTo<User, $this> */
    public function lifter(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'lifted_by');
    }

    /** @return HasMany<ExclusionRecord, $this> */
    public function records(): HasMany
    {
        return $this->hasMany(ExclusionRecord::class);
    }

    /** @return HasMany<ExclusionStep, $this> */
    public function steps(): HasMany
    {
        return $this->hasMany(ExclusionStep::class);
    }
}
