<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use App\Enums\LeadStatus;
use App\Models\Concerns\Searchable;
use App\Support\SearchSubject;
use App\Support\SearchTerms;
use Carbon\CarbonImmutable;
use Database\Factories\LeadFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A person who may become a client: new > contacted > qualified > converted, lost or barred.
 *
 * @property int $id
 * @property string $first_name
 * @property string $last_name
 * @property ?string $email
 * @property ?string $mobile_e164
 * @property ?CarbonImmutable $date_of_birth
 * @property ?string $address
 * @property ?string $suburb
 * @property ?AustralianState $state
 * @property ?string $postcode
 * @property ?int $company_id
 * @property ?string $source
 * @property LeadStatus $status
 * @property ?int $owner_id
 * @property ?string $next_action
 * @property ?CarbonImmutable $next_action_due_at
 * @property ?string $lost_reason why the lead was lost or barred
 * @property ?int $client_id
 * @property ?CarbonImmutable $converted_at
 * @property ?int $converted_by
 * @property bool $is_client_new whether the conversion made the client
 * @property ?int $merged_into_id the lead that this one became part of
 * @property int $version
 * @property-read string $full_name
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read ?Company $company
 * @property-read ?User $owner
 * @property-read ?Client $client
 * @property-read ?User $convertedBy
 */
final class Lead extends Model implements SearchSubject
{
    /** The fields that a form edits. */
    public const EDITABLE = [
        'first_name', 'last_name', 'date_of_birth', 'email', 'mobile_e164', 'address', 'suburb', 'state', 'postcode',
        'company_id', 'source', 'owner_id', 'next_action', 'next_action_due_at',
    ];

    /** @use HasFactory<LeadFactory> */
    use HasFactory, Searchable, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = [
        'email' => null,
        'mobile_e164' => null,
        'date_of_birth' => null,
        'address' => null,
        'suburb' => null,
        'state' => null,
        'postcode' => null,
        'company_id' => null,
        'source' => null,
        'status' => 'new',
        'owner_id' => null,
        'next_action' => null,
        'next_action_due_at' => null,
        'lost_reason' => null,
        'client_id' => null,
        'merged_into_id' => null,
        'converted_at' => null,
        'converted_by' => null,
        'is_client_new' => false,
        'version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'date_of_birth' => 'immutable_date',
            'state' => AustralianState::class,
            'status' => LeadStatus::class,
            'next_action_due_at' => 'immutable_datetime',
            'converted_at' => 'immutable_datetime',
            'is_client_new' => 'boolean',
            'version' => 'integer',
        ];
    }

    /** Increases with each change, so that open forms with older values notice. */
    protected static function booted(): void
    {
        self::updating(static function (self $lead): void {
            if ($lead->isDirty([...self::EDITABLE, 'status'])) {
                $lead->version++;
            }
        });
    }

    public function getFullNameAttribute(): string
    {
        return trim("{$this->first_name} {$this->last_name}");
    }

    /** @return BelongsTo<Company, $this> */
    public function company(): BelongsTo
    {
        return $this->belongsTo(Company::class);
    }

    /** @return BelongsTo<User, $this> */
    public function owner(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function convertedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'converted_by');
    }

    public function searchTerms(): SearchTerms
    {
        return (new SearchTerms)->names($this->first_name, $this->last_name)->phone($this->mobile_e164)->email($this->email);
    }

    /** @return list<string> */
    public static function searchedColumns(): array
    {
        return ['first_name', 'last_name', 'mobile_e164', 'email'];
    }
}
