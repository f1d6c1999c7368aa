<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ClientRiskFilter;
use App\Enums\ClientStatus;
use App\Models\Concerns\HasFullName;
use App\Models\Concerns\Searchable;
use App\Support\SearchSubject;
use App\Support\SearchTerms;
use Database\Factories\ClientFactory;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A person whose betting accounts the business manages.
 *
 * @mixin ClientProperties
 */
final class Client extends Model implements SearchSubject
{
    /** The fields that a form edits. */
    public const EDITABLE = [
        'first_name', 'last_name', 'preferred_name', 'date_of_birth', 'email', 'mobile_e164', 'address', 'suburb', 'state',
        'postcode', 'status', 'company_id', 'account_manager_id', 'affiliate_id',
    ];

    /** @use HasFactory<ClientFactory> */
    use HasFactory, HasFullName, Searchable, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'pending',
        'betstop_state' => 'unchecked',
        'balance_cents' => 0,
        'is_barred' => false,
        'version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'date_of_birth' => 'immutable_date',
            'state' => AustralianState::class,
            'status' => ClientStatus::class,
            'client_rating' => 'integer',
            'rating_reviewed_at' => 'immutable_datetime',
            'balance_cents' => 'integer',
            'last_bet_at' => 'immutable_datetime',
            'last_deposit_at' => 'immutable_datetime',
            'betstop_state' => BetstopState::class,
            'genweb_betstopped_at' => 'immutable_datetime',
            'is_barred' => 'boolean',
            'sms_opted_out_at' => 'immutable_datetime',
            'new_account_checked_at' => 'immutable_datetime',
            'version' => 'integer',
        ];
    }

    /** Increases with each change of a field that a form edits, so that open forms with older values notice. */
    protected static function booted(): void
    {
        self::updating(static function (self $client): void {
            if ($client->isDirty(self::EDITABLE)) {
                $client->version++;
            }
        });
    }

    /** @return Builder<self> those who wait for the New Account check, as the filter of the client list names them */
    public static function awaitingRiskCheck(): Builder
    {
        $clients = self::query();
        ClientRiskFilter::PendingNewAccountCheck->apply($clients->getQuery());

        return $clients;
    }

    /** @return BelongsTo<Company, $this> */
    public function company(): BelongsTo
    {
        return $this->belongsTo(Company::class);
    }

    /** @return BelongsTo<User, $this> */
    public function accountManager(): BelongsTo
    {
        return $this->belongsTo(User::class, 'account_manager_id');
    }

    /** @return BelongsTo<Affiliate, $this> */
    public function affiliate(): BelongsTo
    {
        return $this->belongsTo(Affiliate::class);
    }

    /** @return BelongsTo<ClientRating, $this> */
    public function rating(): BelongsTo
    {
        return $this->belongsTo(ClientRating::class, 'client_rating', 'value');
    }

    /** @return HasMany<BonusClaim, $this> */
    public function bonusClaims(): HasMany
    {
        return $this->hasMany(BonusClaim::class);
    }

    /** @return HasMany<Transfer, $this> */
    public function transfers(): HasMany
    {
        return $this->hasMany(Transfer::class);
    }

    /** @return HasMany<RsgEvent, $this> */
    public function rsgEvents(): HasMany
    {
        return $this->hasMany(RsgEvent::class);
    }

    /** @return HasMany<AuditEvent, $this> everything done about this client, whichever record it was done on */
    public function auditEvents(): HasMany
    {
        return $this->hasMany(AuditEvent::class);
    }

    public function searchTerms(): SearchTerms
    {
        $terms = (new SearchTerms)
            ->names($this->first_name, $this->last_name, $this->preferred_name)
            ->code($this->pin)
            ->phone($this->mobile_e164)
            ->email($this->email);
        foreach (explode(' ', $this->former_pins ?? '') as $pin) {
            $terms->code($pin);
        }

        return $terms;
    }

    /** @return list<string> */
    public static function searchedColumns(): array
    {
        return ['first_name', 'last_name', 'preferred_name', 'pin', 'mobile_e164', 'email', 'former_pins'];
    }
}
