<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Client;
use App\Models\MatchSuggestion;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<MatchSuggestion>
 */
final class MatchSuggestionFactory extends Factory
{
    protected $model = MatchSuggestion::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'left_type' => 'client',
            'left_id' => Client::factory(),
            'right_type' => 'client',
            'right_id' => Client::factory(),
            'score' => 80,
            'reasons' => [],
        ];
    }
}
