<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * The match proposed for a new deposit, and the decision.
 *
 * @mixin MatchDecisionProperties
 */
final class MatchDecision extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['score' => 'integer', 'is_automatic' => 'boolean', 'is_right' => 'boolean', 'decided_at' => 'immutable_datetime'];
    }
}
