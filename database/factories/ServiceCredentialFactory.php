<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Infrastructure\Encryption\CredentialVault;
use App\Models\ServiceCredential;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<ServiceCredential>
 */
final class ServiceCredentialFactory extends Factory
{
    protected $model = ServiceCredential::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return ['service' => fake()->company(), 'owner_id' => User::factory(), ...app(CredentialVault::class)->seal('not-a-real-secret')];
    }

    public function withSecret(string $secret): self
    {
        return $this->state(app(CredentialVault::class)->seal($secret));
    }
}
