<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\RsgChannel;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<RsgCommunication>
 */
final class RsgCommunicationFactory extends Factory
{
    protected $model = RsgCommunication::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'external_id' => fake()->unique()->uuid(),
            'client_id' => Client::factory(),
            'channel' => RsgChannel::Sms,
            'body' => 'I would like to take a break from betting.',
            'sent_at' => now(),
            'due_at' => now()->addDays(3),
        ];
    }

    /** Resolved. */
    public function resolvedBy(User $user): static
    {
        return $this->state(['resolved_by' => $user->id, 'resolved_at' => now()]);
    }
}
