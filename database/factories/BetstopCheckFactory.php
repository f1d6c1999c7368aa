<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Models\BetstopCheck;
use App\Models\Client;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BetstopCheck>
 */
final class BetstopCheckFactory extends Factory
{
    protected $model = BetstopCheck::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'person_type' => 'client',
            'person_id' => Client::factory(),
            'purpose' => BetstopCheckPurpose::Onboarding,
            'request_hash' => hash('sha256', fake()->unique()->uuid()),
            'result' => BetstopCheckResult::Clear,
            'checked_at' => now(),
            'evidence' => [],
        ];
    }
}
