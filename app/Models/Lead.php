<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use App\Enums\LeadStatus;
use App\Models\Concerns\HasFullName;
use App\Models\Concerns\Searchable;
use App\Support\SearchSubject;
use App\Support\SearchTerms;
use Database\Factories\LeadFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A person who may become a client: new > contacted > qualified > converted, lost or barred.
 *
 * @mixin LeadProperties
 */
final class Lead extends Model implements SearchSubject
{
    /** The fields that a form edits. */
    public const EDITABLE = [
        'first_name', 'last_name', 'date_of_birth', 'email', 'mobile_e164', 'address', 'suburb', 'state', 'postcode',
        'company_id', 'source', 'owner_id', 'next_action', 'next_action_due_at',
    ];

    /** @use HasFactory<LeadFactory> */
    use HasFactory, HasFullName, Searchable, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'new',
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
