<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ConsentBasis;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\Concerns\HasFullName;
use App\Models\Concerns\Searchable;
use App\Support\SearchSubject;
use App\Support\SearchTerms;
use Database\Factories\DbClientFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A row of the DB clients database: raw > validated > assigned > converted or suppressed.
 *
 * @mixin DbClientProperties
 */
final class DbClient extends Model implements SearchSubject
{
    /** @use HasFactory<DbClientFactory> */
    use HasFactory, HasFullName, Searchable, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = [
        'consent_basis' => 'unknown',
        'status' => 'raw',
        'version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'date_of_birth' => 'immutable_date',
            'consent_basis' => ConsentBasis::class,
            'consent_at' => 'immutable_datetime',
            'status' => DbClientStatus::class,
            'suppressed_reason' => SuppressionReason::class,
            'email_is_valid' => 'boolean',
            'last_outcome' => DbClientOutcome::class,
            'worked_at' => 'immutable_datetime',
            'version' => 'integer',
        ];
    }

    /** @return BelongsTo<DbList, $this> */
    public function dbList(): BelongsTo
    {
        return $this->belongsTo(DbList::class);
    }

    /** @return BelongsTo<User, $this> */
    public function assignee(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return HasMany<DbPhoneNumber, $this> */
    public function phoneNumbers(): HasMany
    {
        return $this->hasMany(DbPhoneNumber::class);
    }

    /** @return HasMany<DbAddress, $this> */
    public function addresses(): HasMany
    {
        return $this->hasMany(DbAddress::class);
    }

    /** @return HasMany<DbClientOutcomeEntry, $this> */
    public function outcomes(): HasMany
    {
        return $this->hasMany(DbClientOutcomeEntry::class);
    }

    /** Whether it was linked to the client or lead who is the same person, not converted to a new lead. */
    public function isLinked(): bool
    {
        return Merge::query()->whereIn('subject_type', ['db_client>client', 'db_client>lead'])->where('loser_id', $this->id)->whereNull('undone_at')->exists();
    }

    /** Whether a suppression changes the record. A request to stop counts more than a number or mailbox that doesn't work. */
    public function takesSuppression(SuppressionReason $reason): bool
    {
        return match ($this->status) {
            DbClientStatus::Converted => false,
            DbClientStatus::Suppressed => $reason === SuppressionReason::Stop && $this->suppressed_reason?->isOfPerson() === false,
            default => true,
        };
    }

    /** Includes the numbers, so a change to a number must reindex the DB client. */
    public function searchTerms(): SearchTerms
    {
        $terms = (new SearchTerms)->names($this->first_name, $this->last_name)->email($this->email);
        foreach (($this->relationLoaded('phoneNumbers') ? $this->phoneNumbers : $this->phoneNumbers())->pluck('e164') as $e164) {
            $terms->phone($e164);
        }

        return $terms;
    }

    /** @return list<string> */
    public static function searchedColumns(): array
    {
        return ['first_name', 'last_name', 'email'];
    }
}
