<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Client;
use App\Models\Note;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Note>
 */
final class NoteFactory extends Factory
{
    protected $model = Note::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'subject_type' => 'client',
            'subject_id' => Client::factory(),
            'user_id' => User::factory(),
            'body' => fake()->sentence(),
        ];
    }
}
