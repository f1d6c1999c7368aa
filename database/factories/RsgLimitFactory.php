<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\Client;
use App\Models\RsgLimit;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<RsgLimit>
 */
final class RsgLimitFactory extends Factory
{
    protected $model = RsgLimit::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'kind' => RsgLimitKind::Deposit,
            'period' => RsgLimitPeriod::Day,
            'effective_at' => now(),
        ];
    }
}
