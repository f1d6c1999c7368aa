<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\CertificationStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\MorphMany;

/**
 * One person's certification: pending > valid > expiring > expired, or revoked.
 *
 * @mixin CertificationProperties
 */
final class Certification extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'pending'];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => CertificationStatus::class,
            'issued_on' => 'immutable_date',
            'expires_on' => 'immutable_date',
            'evidence_at' => 'immutable_datetime',
            'decided_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<User, $this> */
    public function decidedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }

    /** @return MorphMany<Attachment, $this> the newest is the current evidence */
    public function evidence(): MorphMany
    {
        return $this->morphMany(Attachment::class, 'subject');
    }

    /** @return BelongsTo<CertificationType, $this> */
    public function certificationType(): BelongsTo
    {
        return $this->belongsTo(CertificationType::class);
    }
}
