<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BlastRecipientStatus;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\Client;
use Illuminate\Database\Eloquent\Factories\Factory;

/** @extends Factory<BlastRecipient> */
final class BlastRecipientFactory extends Factory
{
    protected $model = BlastRecipient::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return ['blast_id' => Blast::factory(), 'client_id' => Client::factory(), 'status' => BlastRecipientStatus::Eligible];
    }
}
