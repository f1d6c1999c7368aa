<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BlastKind;
use App\Models\Blast;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/** @extends Factory<Blast> */
final class BlastFactory extends Factory
{
    protected $model = Blast::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'kind' => BlastKind::Sms,
            'name' => 'Spring carnival',
            'body' => 'Hi {first_name}, {company} has an offer for you. Reply STOP to opt out.',
            'audience' => ['query' => ['status' => 'active']],
            'newest_id' => PHP_INT_MAX,
            'user_id' => User::factory(),
            'send_until' => now()->addDay(),
        ];
    }
}
