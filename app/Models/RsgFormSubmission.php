<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RsgFormDecision;
use App\Enums\RsgFormType;
use Database\Factories\RsgFormSubmissionFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A responsible-gambling form submitted on a brand's website.
 *
 * @property array<string, mixed> $payload
 *
 * @mixin RsgFormSubmissionProperties
 */
final class RsgFormSubmission extends Model
{
    /** @use HasFactory<RsgFormSubmissionFactory> */
    use HasFactory;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'form_type' => RsgFormType::class,
            'decision' => RsgFormDecision::class,
            'payload' => 'array',
            'submitted_at' => 'immutable_datetime',
            'due_at' => 'immutable_datetime',
            'resolved_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function owner(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<User, $this> */
    public function resolver(): BelongsTo
    {
        return $this->belongsTo(User::class, 'resolved_by');
    }
}
