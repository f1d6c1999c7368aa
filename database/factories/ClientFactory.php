<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Client>
 */
final class ClientFactory extends Factory
{
    protected $model = Client::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'company_id' => fn (): int => Company::query()->firstOrCreate(['slug' => 'regal-bet'], ['name' => 'Regal Bet', 'color' => '#0b6b4b'])->id,
            'pin' => fake()->unique()->numerify('#####'),
            'first_name' => fake()->firstName(),
            'last_name' => fake()->lastName(),
            'email' => fake()->unique()->safeEmail(),
            'mobile_e164' => '+614'.fake()->unique()->numerify('########'),
            'state' => fake()->randomElement(AustralianState::cases()),
            'status' => ClientStatus::Active,
            'new_account_checked_at' => now(),
        ];
    }

    /** Balances are also posted in the ledger. */
    public function configure(): static
    {
        return $this->afterCreating(static function (Client $client): void {
            if ($client->balance_cents > 0) {
                app(OpeningBalances::class)->open([$client->id], []);
            }
        });
    }

    /** Waiting for the new account check. */
    public function awaitingRiskCheck(): static
    {
        return $this->state(['status' => ClientStatus::Pending, 'new_account_checked_at' => null]);
    }

    public function managedBy(User $manager): static
    {
        return $this->state(['account_manager_id' => $manager->id]);
    }

    /** A second record of the same person, with the same status. */
    public function samePersonAs(Client $client): static
    {
        return $this->state($client->only([
            'first_name', 'last_name', 'preferred_name', 'date_of_birth', 'mobile_e164', 'email',
            'address', 'suburb', 'state', 'postcode', 'status', 'betstop_state',
        ]));
    }
}
