<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BankAccountStatus;
use App\Models\BankAccount;
use App\Models\Client;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BankAccount>
 */
final class BankAccountFactory extends Factory
{
    protected $model = BankAccount::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'bsb' => '063-000',
            'number' => fake()->numerify('########'),
            'holder' => fake()->name(),
            'fingerprint' => fake()->unique()->sha256(),
            'status' => BankAccountStatus::Verified,
        ];
    }
}
