<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\AffiliateFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A partner who refers clients to the business.
 *
 * @mixin AffiliateProperties
 */
final class Affiliate extends Model
{
    /** @use HasFactory<AffiliateFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = ['version' => 1, 'commission_basis_points' => 0, 'new_client_cents' => 0];

    /** @return HasMany<AuditEvent, $this> */
    public function termChanges(): HasMany
    {
        return $this->hasMany(AuditEvent::class, 'subject_id')->where('subject_type', 'affiliate')->where('action', 'affiliate.terms_changed');
    }

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'is_gst_registered' => 'boolean',
            'commission_basis_points' => 'integer',
            'new_client_cents' => 'integer',
            'version' => 'integer',
        ];
    }
}
