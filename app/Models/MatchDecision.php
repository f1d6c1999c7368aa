<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * The match proposed for a new deposit, and the decision.
 *
 * @property int $id
 * @property int $deposit_id
 * @property ?int $proposed_client_id
 * @property int $score
 * @property string $signature
 * @property bool $is_automatic
 * @property ?int $approved_client_id
 * @property ?bool $is_right
 * @property ?CarbonImmutable $decided_at
 */
final class MatchDecision extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['score' => 'integer', 'is_automatic' => 'boolean', 'is_right' => 'boolean', 'decided_at' => 'immutable_datetime'];
    }
}
