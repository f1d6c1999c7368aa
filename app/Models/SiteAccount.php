<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\SiteAccountStatus;
use Database\Factories\SiteAccountFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A client's account at a bookmaker.
 *
 * @mixin SiteAccountProperties
 */
final class SiteAccount extends Model
{
    /** @use HasFactory<SiteAccountFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'balance_cents' => 0,
        'status' => 'missing',
        'version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'balance_cents' => 'integer',
            'status' => SiteAccountStatus::class,
            'version' => 'integer',
        ];
    }

    /** Increases with each change, so that open forms with older values notice. */
    protected static function booted(): void
    {
        self::updating(static function (self $account): void {
            if ($account->isDirty(['username', 'status'])) {
                $account->version++;
            }
        });
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<OperatorSite, $this> */
    public function operatorSite(): BelongsTo
    {
        return $this->belongsTo(OperatorSite::class);
    }
}
