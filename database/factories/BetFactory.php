<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BetStatus;
use App\Models\Bet;
use App\Models\SiteAccount;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Bet>
 */
final class BetFactory extends Factory
{
    protected $model = Bet::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'site_account_id' => SiteAccount::factory(),
            'client_id' => static fn (array $bet): int => SiteAccount::query()->whereKey($bet['site_account_id'])->sole()->client_id,
            'external_id' => fake()->unique()->uuid(),
            'sport' => 'Horse racing',
            'market' => 'Flemington R7 – Win',
            'selection' => 'Without A Fight',
            'stake_cents' => 5_000,
            'odds_milli' => 2_500,
            'placed_at' => now(),
            'status' => BetStatus::Open,
        ];
    }
}
