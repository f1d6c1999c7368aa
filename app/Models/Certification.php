<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\CertificationStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One person's certification: pending > valid > expiring > expired, or revoked.
 *
 * @mixin CertificationProperties
 */
final class Certification extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => CertificationStatus::class,
            'issued_on' => 'immutable_date',
            'expires_on' => 'immutable_date',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<CertificationType, $this> */
    public function certificationType(): BelongsTo
    {
        return $this->belongsTo(CertificationType::class);
    }
}
