<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;
use Database\Factories\AutoCommunicationFactory;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * One automatic message to a client: what was sent, or why not.
 *
 * @mixin AutoCommunicationProperties
 */
final class AutoCommunication extends Model
{
    /** @use HasFactory<AutoCommunicationFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'waiting'];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'trigger' => AutoMessageTrigger::class,
            'amount_cents' => 'integer',
            'status' => AutoCommunicationStatus::class,
            'due_at' => 'immutable_datetime',
            'queued_at' => 'immutable_datetime',
        ];
    }

    /** @return Builder<self> waiting messages that are due */
    public static function due(): Builder
    {
        return self::query()->where('status', AutoCommunicationStatus::Waiting)->where('due_at', '<=', now());
    }
}
