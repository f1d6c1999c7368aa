<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * One intake request by Idempotency-Key, with its response.
 *
 * @property int $id
 * @property string $scope
 * @property string $key
 * @property string $request_hash
 * @property ?int $status
 * @property ?string $response
 * @property ?CarbonImmutable $locked_until
 * @property CarbonImmutable $expires_at
 */
final class IdempotencyKey extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'locked_until' => 'immutable_datetime',
            'expires_at' => 'immutable_datetime',
        ];
    }
}
