<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\Withdrawal;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Withdrawal>
 */
final class WithdrawalFactory extends Factory
{
    protected $model = Withdrawal::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'reference' => fake()->unique()->numerify('WD-########'),
            'client_id' => Client::factory(),
            'amount_cents' => 25_000,
            'status' => WithdrawalStatus::Pending,
            'requested_at' => now(),
        ];
    }
}
