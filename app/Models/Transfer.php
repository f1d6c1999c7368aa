<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\TransferStatus;
use Carbon\CarbonImmutable;
use Database\Factories\TransferFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A transfer between two site accounts of one client: requested > approved > sent > confirmed or failed; declined.
 *
 * @property int $id
 * @property string $reference
 * @property int $client_id
 * @property int $from_site_account_id
 * @property int $to_site_account_id
 * @property int $amount_cents
 * @property TransferStatus $status
 * @property int $requested_by
 * @property CarbonImmutable $requested_at
 * @property ?int $approved_by
 * @property ?CarbonImmutable $decided_at
 * @property ?CarbonImmutable $sent_at
 * @property ?CarbonImmutable $settled_at
 * @property ?string $reason
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read Client $client
 * @property-read SiteAccount $fromSiteAccount
 * @property-read SiteAccount $toSiteAccount
 * @property-read User $requestedBy
 * @property-read ?User $approvedBy
 */
final class Transfer extends Model
{
    /** @use HasFactory<TransferFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'requested',
        'approved_by' => null,
        'decided_at' => null,
        'sent_at' => null,
        'settled_at' => null,
        'reason' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'amount_cents' => 'integer',
            'status' => TransferStatus::class,
            'requested_at' => 'immutable_datetime',
            'decided_at' => 'immutable_datetime',
            'sent_at' => 'immutable_datetime',
            'settled_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<SiteAccount, $this> */
    public function fromSiteAccount(): BelongsTo
    {
        return $this->belongsTo(SiteAccount::class);
    }

    /** @return BelongsTo<SiteAccount, $this> */
    public function toSiteAccount(): BelongsTo
    {
        return $this->belongsTo(SiteAccount::class);
    }

    /** @return BelongsTo<User, $this> */
    public function requestedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'requested_by');
    }

    /** @return BelongsTo<User, $this> */
    public function approvedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'approved_by');
    }
}
