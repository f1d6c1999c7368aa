<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Attachment;
use App\Models\Client;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Attachment>
 */
final class AttachmentFactory extends Factory
{
    protected $model = Attachment::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'subject_type' => 'client',
            'subject_id' => Client::factory(),
            'name' => fake()->unique()->words(3, true),
            'mime' => 'application/pdf',
            'size' => 1_024,
            'path' => 'attachments/'.fake()->unique()->uuid(),
            'sha256' => hash('sha256', fake()->unique()->uuid()),
        ];
    }
}
