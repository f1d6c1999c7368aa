<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\RsgFormType;
use App\Models\Client;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<RsgFormSubmission>
 */
final class RsgFormSubmissionFactory extends Factory
{
    protected $model = RsgFormSubmission::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'external_id' => fake()->unique()->uuid(),
            'client_id' => Client::factory(),
            'form_type' => RsgFormType::TimeOut,
            'payload' => ['weeks' => 4],
            'submitted_at' => now(),
            'due_at' => now()->addDay(),
        ];
    }

    /** Submitted by an unknown sender. */
    public function unlinked(): static
    {
        return $this->state(['client_id' => null]);
    }

    /** Resolved. */
    public function resolvedBy(User $user): static
    {
        return $this->state(['resolved_by' => $user->id, 'resolved_at' => now()]);
    }
}
