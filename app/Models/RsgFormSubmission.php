<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RsgFormType;
use Carbon\CarbonImmutable;
use Database\Factories\RsgFormSubmissionFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A responsible-gambling form submitted on a brand's website.
 *
 * @property int $id
 * @property ?string $external_id
 * @property ?int $client_id
 * @property RsgFormType $form_type
 * @property array<string, mixed> $payload
 * @property CarbonImmutable $submitted_at
 * @property ?int $resolved_by
 * @property ?CarbonImmutable $resolved_at
 * @property CarbonImmutable $created_at
 * @property-read ?Client $client
 * @property-read ?User $resolver
 */
final class RsgFormSubmission extends Model
{
    /** @use HasFactory<RsgFormSubmissionFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'external_id' => null,
        'client_id' => null,
        'resolved_by' => null,
        'resolved_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'form_type' => RsgFormType::class,
            'payload' => 'array',
            'submitted_at' => 'immutable_datetime',
            'resolved_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function resolver(): BelongsTo
    {
        return $this->belongsTo(User::class, 'resolved_by');
    }
}
