<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\SiteAccountStatus;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<SiteAccount>
 */
final class SiteAccountFactory extends Factory
{
    protected $model = SiteAccount::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'client_id' => Client::factory(),
            'operator_site_id' => OperatorSite::factory(),
            'username' => fake()->unique()->userName(),
            'status' => SiteAccountStatus::Open,
        ];
    }

    /** Balances are also posted in the ledger. */
    public function configure(): static
    {
        return $this->afterCreating(static function (SiteAccount $account): void {
            if ($account->balance_cents !== 0) {
                app(OpeningBalances::class)->open([], [$account->id]);
            }
        });
    }
}
