<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A pending side effect of a committed change, written in the same transaction.
 *
 * @property array<string, mixed> $payload
 *
 * @mixin OutboxMessageProperties
 */
final class OutboxMessage extends Model
{
    protected $table = 'outbox';

    /** @param  array<string, mixed>  $payload */
    public static function encode(array $payload): string
    {
        return json_encode($payload, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
    }

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'payload' => 'array',
            'available_at' => 'immutable_datetime',
            'delivered_at' => 'immutable_datetime',
        ];
    }
}
