<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Transfer>
 */
final class TransferFactory extends Factory
{
    protected $model = Transfer::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'reference' => fake()->unique()->bothify('TR-########'),
            'client_id' => Client::factory(),
            'from_site_account_id' => SiteAccount::factory(),
            'to_site_account_id' => SiteAccount::factory(),
            'amount_cents' => 5_000,
            'requested_by' => User::factory(),
            'requested_at' => now(),
        ];
    }
}
