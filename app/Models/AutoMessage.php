<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AutoMessageTrigger;
use Database\Factories\AutoMessageFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * An SMS that Paddock sends automatically when something happens.
 *
 * @mixin AutoMessageProperties
 *
 * @property array{company_id?: int, state?: string, min_cents?: int, days?: int} $conditions
 */
final class AutoMessage extends Model
{
    /** @use HasFactory<AutoMessageFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = ['conditions' => '{}', 'is_enabled' => false, 'version' => 1, 'checked_client_id' => 0];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'trigger' => AutoMessageTrigger::class,
            'conditions' => 'array',
            'is_enabled' => 'boolean',
            'checked_until' => 'immutable_datetime',
            'checked_client_id' => 'integer',
            'version' => 'integer',
        ];
    }

    /** Whether the conditions allow this client and amount. Days are counted by FindQuietClients. */
    public function matches(Client $client, ?int $cents): bool
    {
        $conditions = $this->conditions;

        return (! isset($conditions['company_id']) || $conditions['company_id'] === $client->company_id)
            && (! isset($conditions['state']) || $conditions['state'] === $client->state?->value)
            && (! isset($conditions['min_cents']) || $cents >= $conditions['min_cents']);
    }

    /** @return BelongsTo<MessageTemplate, $this> */
    public function template(): BelongsTo
    {
        return $this->belongsTo(MessageTemplate::class);
    }
}
